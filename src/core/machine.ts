import type { CodeOf, Entry } from './language/dictionary'

/** Actors that move documents: people, time, payment providers, the document itself, or a related document. */
export type Actor = 'buyer' | 'reviewer' | 'platform' | 'gateway' | 'timer' | 'system' | 'order' | 'invoice'

/** An action on a document, with the states and actors that permit it. */
export type Action<State extends number = number, Who extends Actor = Actor> = {
  from: readonly State[]
  by: readonly Who[]
}
/** An action that changes the state. */
export type Step<State extends number = number, Who extends Actor = Actor> = Action<State, Who> & {
  to: State
}

/** Actors of the steps of a table. */
export type ActorOf<Steps extends Record<string, Step>> = Steps[keyof Steps]['by'][number]

/** Steps of a table that a buyer may take. */
export type BuyerStep<Steps extends Record<string, Step>> = Extract<
  { [Name in keyof Steps]: 'buyer' extends Steps[Name]['by'][number] ? Name : never }[keyof Steps],
  string
>

/** A document as a back end sends it. */
type Sent = { state: number; actions?: readonly string[] | undefined }

/** over: no further step. waiting: blocked until someone acts. open: otherwise. */
export type Phase = 'open' | 'waiting' | 'over'

/**
 * Creates a state machine of a document. Server and page use the same table: the server refuses everything else, and the page
 * derives `actions` from it if a back end sends none.
 * @param states dictionary of its states; those with the tone `waits` are blocked until someone acts
 * @param steps transitions by name
 * @param actions other actions by name
 */
export function machine<
  States extends { entries: Entry[] },
  const Steps extends Record<string, Step<CodeOf<States>>>,
  const Actions extends Record<string, Action<CodeOf<States>>> = Record<never, never>,
>(states: States, { steps, actions }: { steps: Steps; actions?: Actions }) {
  type Name = Extract<keyof Steps | keyof Actions, string>
  type Who = (Steps[keyof Steps] | Actions[keyof Actions])['by'][number]
  const table = new Map<string, Action<CodeOf<States>>>(Object.entries({ ...steps, ...actions }))
  const isName = (name: string): name is Name => table.has(name)
  const open = ({ from, by }: Action, state: number, actor: Actor) =>
    by.includes(actor) && from.includes(state)
  const named = (state: number, actor: Actor): Name[] =>
    [...table].flatMap(([name, action]) => (isName(name) && open(action, state, actor) ? [name] : []))
  const waits = (state: number) => states.entries.some(({ code, tone }) => code === state && tone === 'waits')
  return {
    steps,
    /** Returns the steps and actions that an actor may take in a state, in the order of the table. */
    actions: (state: number, actor: Who): Name[] => named(state, actor),
    /** Returns the buyer's actions on a document, as the server sends them or by the table. */
    actionsOf: ({ state, actions: given }: Sent): readonly string[] => given ?? named(state, 'buyer'),
    /** True if an actor may take a step or action in a state. */
    may: (name: Name, state: number, actor: Who): boolean => {
      const action = table.get(name)
      return action !== undefined && open(action, state, actor)
    },
    /** Returns the states that permit a step or action. */
    statesFor: (name: Name): readonly CodeOf<States>[] => table.get(name)?.from ?? [],
    phase(state: number, actor: Who): Phase {
      const next = Object.values<Step>(steps).filter(({ from }) => from.includes(state))
      if (next.length === 0) return 'over'
      return waits(state) && next.some(({ by }) => by.includes(actor)) ? 'waiting' : 'open'
    },
  }
}
