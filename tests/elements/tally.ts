import { executeServerCommand } from '@web/test-runner-commands'
import type { Tried } from '../hard/hard'

/** Adds a row to the table of `npm run test:hard` from a page. */
export const tally = (tried: Tried) => executeServerCommand('tally', tried)
