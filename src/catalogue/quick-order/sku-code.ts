import { invisibleRemoved } from '../../core/text/plain-signs'

/**
 * Normalizes a code for comparison: full-width characters to ASCII, upper case, without outer spaces and invisible
 * characters.
 */
export const sameCode = (code: string) => invisibleRemoved(code.normalize('NFKC')).trim().toUpperCase()

/** Normalizes a code and removes separators: `6204-2RS`, `6204 2rs` and `6204/2RS` have one key. */
export const codeKey = (code: string) => sameCode(code).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Normalizes a code and removes spaces, hyphens and underscores, which buyers omit or swap. Dots, commas and slashes
 * stay: `M2.5` and `M25` are two sizes.
 */
export const looseCode = (code: string) => sameCode(code).replace(/[\s\p{Pd}\p{Cf}_−]/gu, '')

/** Characters that are mistaken for each other. */
const lookalikes: Record<string, string> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' }

/** Replaces similar characters by one of them, so that `62O4` and `6204` have one key. */
export const lookalikeKey = (key: string) => key.replace(/[OQILZSB]/g, (sign) => lookalikes[sign] ?? sign)
