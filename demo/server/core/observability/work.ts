import { AsyncLocalStorage } from 'node:async_hooks'

/** A unit of work: a request or a run of a job. Statements, outgoing calls and log lines belong to it. */
export type Work = {
  kind: 'request' | 'job'
  /** Id of a request, sent as `X-Request-Id`. */
  id: string
  /** Pattern of the route, such as `GET /api/bbb/goods/:id`; the real path may contain a token. */
  name: () => string
  /** Network of the client. */
  network?: string
  /** Account that requested it, if known. */
  asker?: Asker
}
/** Identified by an id that reveals nothing. */
type Asker = { customerId: string } | { operatorId: string }

/** Times in milliseconds; `begun` is relative to `performance.now()`. */
type Timed = { begun: number; ms: number }

export type Answered = Timed & {
  method: string
  route: string
  status: number
  /** Bytes sent, including the head and after compression. Unknown without a network. */
  bytes?: number
  /** The client disconnected before the response was complete. */
  cut?: boolean
}
/** A statement, without its parameters. */
export type Queried = Timed & { text: string; failed: boolean }
/** A call to another server. */
export type Called = Timed & { host: string; method: string; status?: number }
export type Turned = Timed & { job: string; failed: boolean }
/** Business events that are counted. */
export type Traded = 'orders' | 'payments'

/** Observes work: logging, metrics, tracing. Called after each event, for a unit of work also at its start. */
export type Watcher = Partial<{
  began: (work: Work) => void
  answered: (work: Work, answered: Answered) => void
  queried: (work: Work | undefined, queried: Queried) => void
  called: (work: Work | undefined, called: Called) => void
  turned: (work: Work, turned: Turned) => void
  traded: (what: Traded, count: number) => void
}>

const current = new AsyncLocalStorage<Work>()
export const currentWork = (): Work | undefined => current.getStore()

/** Records who requested the current work. */
export function askedBy(asker: Asker) {
  const work = currentWork()
  if (work) work.asker = asker
}

const watchers = new Set<Watcher>()

/** @returns a function that removes the watcher */
export function watch(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Notifies all watchers. */
export const tell = {
  answered: (work: Work, one: Answered) => watchers.forEach(({ answered }) => answered?.(work, one)),
  queried: (one: Queried) => watchers.forEach(({ queried }) => queried?.(currentWork(), one)),
  called: (one: Called) => watchers.forEach(({ called }) => called?.(currentWork(), one)),
  turned: (work: Work, one: Turned) => watchers.forEach(({ turned }) => turned?.(work, one)),
  traded: (what: Traded, count = 1) => watchers.forEach(({ traded }) => traded?.(what, count)),
}

export function working<T>(work: Work, run: () => T): T {
  watchers.forEach(({ began }) => began?.(work))
  return current.run(work, run)
}
