import { typedCode } from './plain-signs'
import { textReadBy } from './shapes'

/** A code that people copy, of a request: without spaces and signs that nobody sees. */
export const copiedCode = (max: number, min = 0) => textReadBy(typedCode, max, min)
