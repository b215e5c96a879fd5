/** Replaces letters typed instead of digits: O in a model number, and I or L between digits. */
const figures = (text: string) =>
  text
    .replace(/(?<=\d)o+(?=\d|(?![\p{L}\p{N}]))/gu, (found) => '0'.repeat(found.length))
    .replace(/(?<![\p{L}\p{N}])o(?=\d)/gu, '0')
    .replace(/(?<=\d)[il](?=\d)/g, '1')

/** Normalises sizes: `20 × 47*14 mm` and `20-47-14` become `20x47x14`, `M8 X 30mm` becomes `m8x30`. */
const sizes = (text: string) =>
  text
    .replace(/(?<![\p{L}\p{N}-])(\d{1,3})-(\d{1,3})-(\d{1,3})(?![\p{L}\p{N}-])/gu, '$1x$2x$3')
    .replace(/(\d) ?mm ?(?=[x×*])/g, '$1')
    .replace(/(?<=[a-z0-9]) ?[×*] ?(?=[a-z0-9])/g, 'x')
    .replace(/(?<=\d) ?x ?(?=φ?\d)/g, 'x')
    .replace(/(x\d[\d.]*) ?mm(?![a-z0-9])/g, '$1')

const figure = String.raw`[:=]? ?(\d[\d.]*)(?: ?mm)?[ ,、]*`
const measures = new RegExp(
  `(?:内径|孔径|bore|id) ?d?${figure}(?:外径|od) ?d?${figure}(?:(?:宽度|宽|厚度|厚|width|w) ?b?${figure})?`,
  'g',
)

/** Converts named dimensions: `内径20 外径47 宽14` and `ID 20 OD 47 W 14` become `20x47x14`. */
const measured = (text: string) =>
  text.replace(
    measures,
    (_, ...found: (string | undefined)[]) => ` ${found.slice(0, 3).filter(Boolean).join('x')} `,
  )

/** Normalises standards: `GB/T 276-2013` and `gbt 276` become `gb 276`, because slash and year do not matter. */
const standards = (text: string) =>
  text
    .replace(/(?<![a-z])gb ?\/? ?t(?![a-z])/g, 'gb')
    .replace(/((?<![a-z])(?:gb|hg|jb|sh|din|iso|en|asme|ansi|jis)[ -]?[\d.]+)[-:](?:19|20)\d\d(?!\d)/g, '$1')

/**
 * Normalises goods texts and keywords for comparison: half-width characters, lower case, sizes joined by x. Model numbers
 * and standards lose dashes and slashes (`6204-2RS` is `62042rs`), but 1/2 stays a fraction. Other punctuation becomes a
 * space, except `%` and `_`.
 */
export const normal = (text: string): string =>
  standards(
    sizes(
      measured(figures(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').replace(/[ø⌀∅]/g, 'φ'))),
    ),
  )
    .replace(/(?<![a-z])([a-z]) ?[-]?(?=[型形])[型形]/g, '$1型')
    .replace(/(?<=\d{3})\.(?=\d[a-z])|(?<=\d{3})\/(?=\d[a-z])/g, '')
    .replace(/(?<=[a-z0-9])-(?=[a-z0-9])|(?<=[a-z])\/(?=[a-z0-9])|(?<=[a-z0-9])\/(?=[a-z])/g, '')
    .replace(/(?<!\d)[./]|[./](?!\d)|[^\p{L}\p{N}./%_\\]+/gu, ' ')
    .trim()

/** Returns the terms of a keyword. Goods must contain all of them, in any order. */
export const termsOf = (keyword: string): string[] => [...new Set(normal(keyword).split(' '))].filter(Boolean)

/** Returns the singular of an English word: `glove` for `gloves`. */
const singular = (term: string) =>
  /^[a-z]{4,}$/.test(term) ? term.replace(/(?<=x|ch|sh|ss)es$|(?<![su])s$/, '') : term

/** Joins adjacent terms to the key of a synonym: `oring` for O-ring, `gb5783` for GB/T 5783. */
export const wordKey = (terms: readonly string[]): string => terms.map(singular).join('')

/** Joins runs of plain words, because WD 40 and GB/T 5783 are also typed without spaces. */
function joined(words: string[]): string[] {
  const runs: string[][] = [[]]
  for (const word of words) {
    if (/^[a-z0-9.]+$/.test(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1).map((run) => run.join(''))
}

/**
 * Builds the search text of a product in three lines: brand, model and kind; the style; all other descriptions. Every word
 * is surrounded by spaces, so that whole words can be distinguished from parts.
 */
export function searchTextOf(head: string, style: string, others: string[]): string {
  const lines = [head, style, ...others].map((text) => normal(text).split(' '))
  const [first = [], second = [], ...rest] = lines
  const named = [...first, ...second]
  const more = [...joined(named), ...rest.flatMap((words) => [...words, ...joined(words)])]
  const further = new Set(more.filter((word) => word && !named.includes(word)))
  return [first, second, [...further]].map((words) => ` ${words.join(' ')} `).join('\n')
}

/** Returns all pairs of adjacent characters within words. The index over them finds every text that may contain a word. */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>()
  for (const word of text.split(/\s+/)) {
    const signs = [...word]
    for (let at = 1; at < signs.length; at++) grams.add(`${signs[at - 1]}${signs[at]}`)
  }
  return [...grams]
}
