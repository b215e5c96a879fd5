import type { CodeOf, Entry } from './dictionary'

/** Who moves documents: people, time, a pay provider, the document itself or another that it hangs on. */
export type Actor = 'buyer' | 'reviewer' | 'platform' | 'gateway' | 'timer' | 'system' | 'order' | 'invoice'

/** What may be done with a document in some of its states, and by whom. */
export type Action<State extends number = number, Who extends Actor = Actor> = {
  from: readonly State[]
  by: readonly Who[]
}
/** An action that moves it. */
export type Step<State extends number = number, Who extends Actor = Actor> = Action<State, Who> & {
  to: State
}

/** Who takes the steps of a table. */
export type ActorOf<Steps extends Record<string, Step>> = Steps[keyof Steps]['by'][number]

/** Steps of a table that a buyer takes. */
export type BuyerStep<Steps extends Record<string, Step>> = Extract<
  { [Name in keyof Steps]: 'buyer' extends Steps[Name]['by'][number] ? Name : never }[keyof Steps],
  string
>

/** A document as a back end sends it. */
type Sent = { state: number; actions?: readonly string[] | undefined }

/** over: no step leads on · waiting: stopped until this actor goes on · open: everything else */
export type Phase = 'open' | 'waiting' | 'over'

/**
 * The ways of a document: along which steps it moves, and what else may be done with it. Server and page ask the same
 * table: the server refuses what is not in it, and where a back end sends no `actions`, the page has them from here.
 * @param states its states; those of the tone `waits` are stopped until somebody acts
 * @param steps by name
 * @param actions by name: what does not move it
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
    /** Names of all that a document in this state leaves open to somebody, in the order of the table. */
    actions: (state: number, actor: Who): Name[] => named(state, actor),
    /** What its buyer may do with a document, as its server says it; by the table where that says nothing. */
    actionsOf: ({ state, actions: said }: Sent): readonly string[] => said ?? named(state, 'buyer'),
    /** Whether somebody may do this with a document in this state. */
    may: (name: Name, state: number, actor: Who): boolean => {
      const action = table.get(name)
      return action !== undefined && open(action, state, actor)
    },
    /** States in which this is open to somebody. */
    statesFor: (name: Name): readonly CodeOf<States>[] => table.get(name)?.from ?? [],
    phase(state: number, actor: Who): Phase {
      const next = Object.values<Step>(steps).filter(({ from }) => from.includes(state))
      if (next.length === 0) return 'over'
      return waits(state) && next.some(({ by }) => by.includes(actor)) ? 'waiting' : 'open'
    },
  }
}
