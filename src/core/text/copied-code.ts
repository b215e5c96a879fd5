import { typedCode } from './plain-signs'
import { textReadBy } from '../api/text-shapes'

/** Shape of a code in a request that people copy: spaces and invisible characters are removed. */
export const copiedCode = (max: number, min = 0) => textReadBy(typedCode, max, min)
