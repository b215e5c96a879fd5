import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { db } from '../../demo/server/core/database/db'
import { Refusal } from '../../demo/server/core/http/refusal'
import type { Actor, Step } from '../../src/core/machine'
import { bed } from './checkout/checkout-bed'

const samples: Record<string, unknown> = {
  string: '1',
  number: 1,
  boolean: false,
  date: new Date(),
  json: {},
}
const owner: Record<string, unknown> = { customerId: '10002', placedBy: '10002', siteId: '1001' }
const keyOf = (table: PgTable, column: PgColumn) =>
  Object.entries(getTableColumns(table)).find(([, other]) => other.name === column.name)?.[0] ?? ''

/** Inserts a minimal row: sample values in columns without a default, and the id in unique ones. */
export async function leastRow(
  table: PgTable & { id: PgColumn },
  known: Record<string, unknown>,
): Promise<string> {
  const id = String(BigInt(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) + 1_000_000n)
  const needed = Object.entries(getTableColumns(table)).filter(([, each]) => each.notNull && !each.hasDefault)
  const row = needed.map(([key, each]) => [
    key,
    each.isUnique ? id : (owner[key] ?? samples[each.dataType] ?? 1),
  ])
  await db()
    .insert(table)
    .values({ ...Object.fromEntries(row), id, ...known })
  return id
}

type Kind<State extends number, Name extends string, Who extends Actor> = {
  states: { entries: { code: State }[] }
  steps: Readonly<Record<Name, Step<State, Who>>>
  table: PgTable & { id: PgColumn }
  /** State column of the table. */
  column: PgColumn
  /** Creates a document in a state. Default: the minimal row. @returns its id */
  put?: (state: State) => Promise<string>
  move: (id: string, action: Name, by: { actor: Who }) => Promise<unknown>
  /** Restricts a step to some documents. Default: all. */
  isFor?: (name: Name) => boolean
  /** Steps that another step triggers automatically. */
  follows?: Partial<Record<NoInfer<Name>, NoInfer<Name>>>
}

/** Creates tests of one kind of documents, with its states, steps and actors. */
export function tryEveryStep<State extends number, Name extends string, Who extends Actor>(
  kind: Kind<State, Name, Who>,
) {
  const { states, steps, table, column, move, isFor = () => true } = kind
  const put = kind.put ?? ((state: State) => leastRow(table, { [keyOf(table, column)]: state }))
  const follows: Partial<Record<Name, Name>> = kind.follows ?? {}
  const isName = (name: string): name is Name => Object.hasOwn(steps, name)
  const names = Object.keys(steps).filter(isName)
  const actors = [...new Set(names.flatMap((name) => steps[name].by))]
  const stateOf = async (id: string) =>
    (await db().select({ state: column }).from(table).where(eq(table.id, id)))[0]?.state
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    )
  const endOf = (name: Name): State => steps[follows[name] ?? name].to
  return {
    /** Tests every state, action and actor. @returns differences from the table */
    alone: () =>
      bed.inside(async () => {
        const faults: unknown[] = []
        for (const { code } of states.entries) {
          // A refusal changes nothing, so one document serves for all refusals.
          const untouched = await put(code)
          for (const name of names)
            for (const actor of actors) {
              const { from, by } = steps[name]
              const wanted = !by.includes(actor) ? 403 : from.includes(code) && isFor(name) ? 200 : 409
              const id = wanted === 200 ? await put(code) : untouched
              const codes = await codeOf(move(id, name, { actor }))
              const now = wanted === 200 ? await stateOf(id) : undefined
              if (codes !== wanted || (now !== undefined && now !== endOf(name)))
                faults.push({ code, name, actor, wanted, codes, now })
            }
          const now = await stateOf(untouched)
          if (now !== code) faults.push({ code, now })
        }
        return faults
      }),
    /** Tests each step twice in parallel. The second is stale, unless it is allowed in the state after the first. */
    stale: () =>
      bed.inside(async () => {
        const faults: unknown[] = []
        for (const name of names.filter(isFor)) {
          const { from, by } = steps[name]
          const [first] = from
          const [actor] = by
          if (first === undefined || actor === undefined) continue
          const id = await put(first)
          const twice = [move(id, name, { actor }), move(id, name, { actor })].map(codeOf)
          const codes = (await Promise.all(twice)).map(Number).toSorted((a, b) => a - b)
          const wanted = [200, from.includes(endOf(name)) ? 200 : 409]
          if (codes.join() !== wanted.join()) faults.push({ name, codes, wanted })
        }
        return faults
      }),
    /** Tests every step with an unknown id. */
    missing: () =>
      bed.inside(() =>
        Promise.all(
          names.flatMap((name) => steps[name].by.map((actor) => codeOf(move('0', name, { actor })))),
        ),
      ),
  }
}

/** Registers the tests of one kind's steps. */
export function stepsAreTried(kind: ReturnType<typeof tryEveryStep>) {
  test(
    'is refused from a wrong state and by a wrong actor, and changes nothing',
    { timeout: 120_000 },
    async () => {
      expect(await kind.alone()).toEqual([])
    },
  )

  test('rejects a concurrent second step as stale', async () => {
    expect(await kind.stale()).toEqual([])
  })

  test('answers 404 for an unknown id', async () => {
    expect(new Set(await kind.missing())).toEqual(new Set([404]))
  })
}
