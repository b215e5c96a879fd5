import { codeKey, sameCode } from '../../../../src/catalogue/quick-order/sku-code'

/** One way to split a designation into its size and its suffix. */
export type DesignationSplit = { stem: string; ending: string }

/**
 * Clearance and precision suffixes, as in `6204-2RS1/C3`. In our catalogue they are SKUs of one product. The repetition is
 * limited: without a limit, matching a long text would take quadratic time.
 */
const clearance = /(?:C[2-5]|CN|CM|P[456]X?){1,12}$/

/** Suffixes for cage or internal design, which do not affect interchangeability. The pattern is unambiguous. */
const cage = /^(?:EC|MB|TVP2?|TVH|TN9?|[EJMPWANRQ])*$/

const shortest = 3
const longest = 24

/** A code that may be a designation: its key, its clearance, and all possible splits after the maker's name. */
export type ForeignCode = { key: string; play: string; rests: { maker: string; rest: string }[] }

/** @returns undefined unless the code contains consecutive digits, as every designation does */
export function foreignCode(code: string): ForeignCode | undefined {
  const key = codeKey(code)
  if (key.length > longest || !/\d{2}/.test(key)) return undefined
  const [letters = ''] = /^[A-Z]*/.exec(key) ?? []
  const lengths = Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => at + 2)
  return {
    key,
    play: /C[2-5](?![A-Z\d])/.exec(sameCode(code))?.[0] ?? '',
    rests: [0, ...lengths].map((length) => ({ maker: key.slice(0, length), rest: key.slice(length) })),
  }
}

/** Returns all splits of a designation, longest size first. */
export function splitsOf(rest: string): DesignationSplit[] {
  const [whole = '', digits = ''] = /^[A-Z]{0,4}(\d{3,5})/.exec(rest) ?? []
  const prefix = whole.length - digits.length
  const least = prefix + shortest
  return Array.from({ length: Math.max(0, whole.length - least + 1) }, (_, less) => {
    const stem = rest.slice(0, whole.length - less)
    return { stem, ending: rest.slice(stem.length).replace(clearance, '') }
  })
}

/** Returns whether a suffix does not change the part. */
export const saysNothing = (ending: string) => cage.test(ending)
