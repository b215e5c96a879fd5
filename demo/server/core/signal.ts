import { whenCommitted } from './db'

/** Something that is written by one and taken up by another. */
export type Signal = {
  /** What was written is there for others once the transaction around it is. */
  give: () => void
  /** @returns ends it */
  listen: (listener: () => void) => () => void
}

/** Reaches this process only: what is given on another server, or by one that stops at that moment, is found by time. */
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
