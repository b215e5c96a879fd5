import { expect, test } from 'vitest'
import { Refusal } from '../../demo/server/core/http/refusal'
import { bed } from './checkout/checkout-bed'

/** Transition: state, action, actor, and next state. */
type Way = readonly [from: number, action: string, actor: string, to: number]

type Walk<State extends number, Action extends string, Actor extends string> = {
  states: readonly State[]
  /** All actions of the machine by name. */
  machine: Readonly<Record<Action, unknown>>
  actors: readonly Actor[]
  /** Expected transitions, written independently of the table. */
  ways: readonly Way[]
  /** Creates a document in a state. @returns its id */
  put: (state: State) => Promise<string>
  move: (id: string, action: Action, actor: Actor) => Promise<unknown>
  stateOf: (id: string) => Promise<number | undefined>
  /** Returns the actions that the server offers to an actor. */
  offered: (state: State, actor: Actor) => readonly string[]
}

/** Tests every state × action × actor: expected transitions succeed, all others are refused without a change. */
export function walkMachine<State extends number, Action extends string, Actor extends string>(
  walk: Walk<State, Action, Actor>,
) {
  const actions = Object.keys(walk.machine).filter((name): name is Action =>
    Object.hasOwn(walk.machine, name),
  )
  test('allows exactly the actions of the table for every state and actor', async () => {
    for (const state of walk.states)
      for (const action of actions)
        for (const actor of walk.actors) {
          const way = walk.ways.find(
            ([from, what, who]) => from === state && what === action && who === actor,
          )
          const { now, code } = await bed.inside(async () => {
            const id = await walk.put(state)
            const refused = await walk.move(id, action, actor).then(
              () => 200,
              (error: unknown) => (error instanceof Refusal ? error.code : error),
            )
            return { now: await walk.stateOf(id), code: refused }
          })
          const what = `${state} ${action} ${actor}`
          expect(`${what}: ${now}`).toBe(`${what}: ${way?.[3] ?? state}`)
          expect([what, way ? [200] : [403, 409]]).toEqual([what, expect.arrayContaining([code])])
          expect([what, walk.offered(state, actor).includes(action)]).toEqual([what, way !== undefined])
        }
  })
}
