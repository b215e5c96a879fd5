import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor, Step } from '../../../src/core/machine'
import { audit } from './audit'
import type { auditLog } from './audit.table'
import { db, tx } from './db'
import { notFound, notPermitted, stateChanged } from './refusal'

/** Who moves a document, and why. */
export type Mover<Who extends Actor = Actor> = { actor: Who; actorId?: string; reason?: string }

type Rules<Name extends string, State extends number, Who extends Actor, Held, Columns> = {
  /** What the audit log calls it. */
  entity: string
  /** Locks one, and before it whatever is always locked before it. @returns nothing where there is none */
  hold: (id: string, action: Name) => Promise<Held | undefined>
  stateOf: (held: Held) => number
  /** Columns that say its new state, and those that change with every step. */
  moved: (to: State, held: Held, action: Name, mover: Mover<Who>) => Partial<Columns>
  /** Whether a step is for documents of this kind; without it every step is. */
  fits?: (action: Name, held: Held) => boolean
  /** What follows from a step, in its transaction: reminders, too. @returns its state if it went on by itself */
  after?: (held: Held, action: Name, mover: Mover<Who>) => Promise<State | void>
}

/** How the audit log calls whoever moves a document. */
const signs: Record<Actor, (typeof auditLog.$inferInsert)['actorType']> = {
  buyer: 'buyer',
  reviewer: 'reviewer',
  platform: 'platform',
  gateway: 'gateway',
  timer: 'timer',
  system: 'timer',
  order: 'timer',
  invoice: 'platform',
}

/**
 * The one way in which a document changes its state: along a step of its table, once, with a line in the audit log.
 * @param table where it is kept
 * @param steps those of its machine, by name
 * @returns moves one: its id, the step, who takes it, and `settle`: further columns that change with the state, or what
 * looks at what is held and tells them. It answers with the new state. It throws Refusal 403 not this actor's step, 404
 * there is none, 409 it is in no state that the step starts from.
 */
export function mover<
  Columns extends PgTable & { id: PgColumn },
  Name extends string,
  State extends number,
  Who extends Actor,
  Held,
>(
  table: Columns,
  steps: Readonly<Record<Name, Step<State, Who>>>,
  {
    entity,
    hold,
    stateOf,
    moved,
    fits,
    after,
  }: Rules<NoInfer<Name>, State, Who, Held, Columns['$inferInsert']>,
) {
  type Kept = Partial<Omit<Columns['$inferInsert'], 'id' | 'state' | 'status' | 'returnState' | 'version'>>
  const kept: PgTable & { id: PgColumn; version?: PgColumn } = table
  return (
    id: string,
    action: Name,
    by: Mover<Who>,
    settle: Kept | ((held: Held) => Kept | Promise<Kept>) = {},
  ): Promise<State> =>
    tx(async () => {
      const step = steps[action]
      if (!step.by.includes(by.actor)) throw notPermitted()
      const held = await hold(id, action)
      if (!held) throw notFound()
      const fromState = stateOf(held)
      const from: readonly number[] = step.from
      if (!from.includes(fromState) || fits?.(action, held) === false) throw stateChanged()
      const columns = {
        ...moved(step.to, held, action, by),
        ...(typeof settle === 'function' ? await settle(held) : settle),
      }
      const version = kept.version && { version: sql`${kept.version} + 1` }
      await db()
        .update(kept)
        .set({ ...columns, ...version })
        .where(eq(kept.id, id))
      await audit({
        actorType: signs[by.actor],
        actorId: by.actorId ?? '',
        entity,
        entityId: id,
        action,
        fromState,
        toState: step.to,
        reason: by.reason ?? '',
      })
      return (await after?.(held, action, by)) ?? step.to
    })
}
