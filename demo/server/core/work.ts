import { AsyncLocalStorage } from 'node:async_hooks'

/** What a server is at: a request, or a job's turn. Statements, calls to others and lines of the log belong to it. */
export type Work = {
  kind: 'request' | 'job'
  /** Of a request, as its answer's `X-Request-Id`. */
  id: string
  /** `GET /api/bbb/goods/:id`: the pattern, not what was asked, which may hold a token. */
  name: () => string
  /** Of a request: the network that it came from. */
  network?: string
  /** Who asked for it, as far as that is known. */
  asker?: Asker
}
/** By an id that tells nothing to others. */
type Asker = { customerId: string } | { operatorId: string }

/** Times are milliseconds; `begun` is of `performance.now()`. */
type Timed = { begun: number; ms: number }

export type Answered = Timed & {
  method: string
  route: string
  status: number
  /** Sent to the caller, head and body as packed; not known without a network. */
  bytes?: number
  /** The caller went away before all was sent. */
  cut?: boolean
}
/** A statement, without its values. */
export type Queried = Timed & { text: string; failed: boolean }
/** A call to somebody else's server. */
export type Called = Timed & { host: string; method: string; status?: number }
export type Turned = Timed & { job: string; failed: boolean }
/** What a shop is there for. */
export type Traded = 'orders' | 'payments'

/** Logs, counts or traces what happens. Each is told after it happened, a work also when it begins. */
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

/** Says whose work the present one is. */
export function askedBy(asker: Asker) {
  const work = currentWork()
  if (work) work.asker = asker
}

const watchers = new Set<Watcher>()

/** @returns ends it */
export function watch(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Tells all who watch. */
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
