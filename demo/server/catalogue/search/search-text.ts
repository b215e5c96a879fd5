/**
 * The form in which goods and keywords are compared: full-width signs as plain ones, lower case, `×` and `*`
 * between figures as x, model numbers and standards without their dashes and strokes (`6204-2RS` is `62042rs`,
 * `GB/T 5783` is `gbt 5783`, but 1/2 stays a fraction), other punctuation as a space. `%` and `_` stay.
 */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=[a-z0-9])\s?[×*]\s?(?=[a-z0-9])/g, 'x')
    .replace(/(?<=[a-z0-9])-(?=[a-z0-9])|(?<=[a-z])\/(?=[a-z0-9])|(?<=[a-z0-9])\/(?=[a-z])/g, '')
    .replace(/(?<!\d)[./]|[./](?!\d)|[^\p{L}\p{N}./%_\\]+/gu, ' ')
    .trim()

/** The words of a keyword; goods must have them all, in any order. */
export const termsOf = (keyword: string): string[] => [...new Set(normal(keyword).split(' '))].filter(Boolean)

/** Runs of plain words as one: WD 40 and GB/T 5783 are also typed without their spaces. */
function joined(words: string[]): string[] {
  const runs: string[][] = [[]]
  for (const word of words) {
    if (/^[a-z0-9.]+$/.test(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1).map((run) => run.join(''))
}

/**
 * What is searched of one product, in three lines: brand, model and kind; what tells it from others of its kind;
 * all else that describes it. A space stands around every word, so that whole words can be told from parts.
 */
export function searchTextOf(head: string, style: string, others: string[]): string {
  const lines = [head, style, ...others].map((text) => normal(text).split(' '))
  const [first = [], second = [], ...rest] = lines
  const named = [...first, ...second]
  const more = [...joined(named), ...rest.flatMap((words) => [...words, ...joined(words)])]
  const further = new Set(more.filter((word) => word && !named.includes(word)))
  return [first, second, [...further]].map((words) => ` ${words.join(' ')} `).join('\n')
}

/** All pairs of neighbouring signs within words; an index over them finds every text that may hold a word. */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>()
  for (const word of text.split(/\s+/)) {
    const signs = [...word]
    for (let at = 1; at < signs.length; at++) grams.add(`${signs[at - 1]}${signs[at]}`)
  }
  return [...grams]
}
