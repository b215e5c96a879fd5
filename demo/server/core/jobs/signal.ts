import { whenCommitted } from '../database/db'

/** Notifies a consumer of queued work. */
export type Signal = {
  /** Notifies listeners after the surrounding transaction commits. */
  give: () => void
  /** @returns a function that stops listening */
  listen: (listener: () => void) => () => void
}

/** Creates a signal within this process. Work queued by another server is found by the next scheduled run. */
export function signal(): Signal {
  const listening = new Set<() => void>()
  return {
    give: () => whenCommitted(() => listening.forEach((listener) => listener())),
    listen(listener) {
      listening.add(listener)
      return () => void listening.delete(listener)
    },
  }
}
