import { appendFileSync } from 'node:fs'
import { amounts } from './amounts'

export { property, seed, timer } from './amounts'

export type Tried = {
  /** Name of the tried cases in the table of `npm run test:hard`. */
  what: string
  /** Inputs, requests or steps given. */
  inputs: number
  /** Faults put in: kills, restarts, cut answers, mutated fields. */
  faults?: number
  /** Number of failures: lost, wrong or let through. 0 if the test passes. */
  lost: number
}

/** Adds a row to the table of `npm run test:hard`; elsewhere nobody reads it. */
export function tally(tried: Tried) {
  if (amounts.tally) appendFileSync(amounts.tally, `${JSON.stringify(tried)}\n`)
}
