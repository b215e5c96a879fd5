import { appendFileSync } from 'node:fs'
import { amounts } from './amounts'

export { property, seed, timer } from './amounts'

export type Tried = {
  /** What was tried, as the table of `npm run test:hard` names it. */
  what: string
  /** Inputs, requests or steps given. */
  inputs: number
  /** Faults put in: kills, restarts, cut answers, mutated fields. */
  faults?: number
  /** What was lost, wrong or let through: always 0 where the test is green. */
  lost: number
}

/** Adds a row to the table of `npm run test:hard`; elsewhere nobody reads it. */
export function tally(tried: Tried) {
  if (amounts.tally) appendFileSync(amounts.tally, `${JSON.stringify(tried)}\n`)
}
