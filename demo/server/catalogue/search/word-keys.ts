const pairsOf = (signs: readonly string[]) => signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)

/** The ends of a word by which it is looked for when it is misspelt: of short words one sign, of others two. */
const endsOf = (signs: readonly string[], length: number) => {
  const start = signs.slice(0, length).join('')
  const end = signs.slice(-length).join('')
  return [`^${start}`, `${end}$`]
}

/** From so many signs on one mistake leaves two signs at the beginning or two at the end as they are. */
export const longer = 5

/**
 * What a word is found by: its signs and pairs of signs, for what is typed of it, and its ends.
 * @returns `^be`, `ng$` and others
 */
export function wordKeys(word: string): string[] {
  const signs = [...word]
  return [...new Set([...partsOf(word), ...endsOf(signs, signs.length < longer ? 1 : 2)])]
}

/** Signs and pairs of signs of a text. */
export function partsOf(text: string): string[] {
  const signs = [...text]
  return [...new Set([...signs, ...pairsOf(signs)])]
}

/** Keys of all words that some part of a term may be a misspelling of. */
export const keysNear = (term: string): string[] => partsOf(term).flatMap((part) => [`^${part}`, `${part}$`])

/** Keys that every word has which a text stands in. */
export function keysIn(text: string): string[] {
  const signs = [...text]
  return signs.length === 1 ? signs : pairsOf(signs)
}
