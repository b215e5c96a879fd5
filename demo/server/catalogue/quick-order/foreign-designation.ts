import { codeKey, sameCode } from '../../../../src/catalogue/quick-order/sku-code'

/** One way to read a designation: what gives the size, and what ends it. */
export type DesignationSplit = { stem: string; ending: string }

/**
 * `6204-2RS1/C3` without what says how loose or how precise it is; those are sizes of one product here. As many as a
 * designation has room for: without an end to them the pattern would look through a long text once for each sign.
 */
const clearance = /(?:C[2-5]|CN|CM|P[456]X?){1,12}$/

/** Letters that tell its cage or its inside: what they are put into does not see them. Each can be read in one way only. */
const cage = /^(?:EC|MB|TVP2?|TVH|TN9?|[EJMPWANRQ])*$/

const shortest = 3
const longest = 24

/** What a code may be the designation of: the signs, the clearance that it names, and where its maker's name may end. */
export type ForeignCode = { key: string; play: string; rests: { maker: string; rest: string }[] }

/** @returns nothing for what holds no designation: those have figures in a row */
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

/** All ways to split a designation, those with the longest size first. */
export function splitsOf(rest: string): DesignationSplit[] {
  const [whole = '', digits = ''] = /^[A-Z]{0,4}(\d{3,5})/.exec(rest) ?? []
  const prefix = whole.length - digits.length
  const least = prefix + shortest
  return Array.from({ length: Math.max(0, whole.length - least + 1) }, (_, less) => {
    const stem = rest.slice(0, whole.length - less)
    return { stem, ending: rest.slice(stem.length).replace(clearance, '') }
  })
}

/** Whether an ending leaves the part the same. */
export const saysNothing = (ending: string) => cage.test(ending)
