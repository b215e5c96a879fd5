/** Signs that are taken for figures: the letter O in a model number, and I or L between figures. */
const figures = (text: string) =>
  text
    .replace(/(?<=\d)o+(?=\d|(?![\p{L}\p{N}]))/gu, (found) => '0'.repeat(found.length))
    .replace(/(?<![\p{L}\p{N}])o(?=\d)/gu, '0')
    .replace(/(?<=\d)[il](?=\d)/g, '1')

/** `20 × 47*14 mm` and `20-47-14`, `M8 X 30mm`, `20mm*47mm` as `20x47x14`, `m8x30`, `20x47`. */
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

/** `内径20 外径47 宽14` and `ID 20 OD 47 W 14` as `20x47x14`. */
const measured = (text: string) =>
  text.replace(
    measures,
    (_, ...found: (string | undefined)[]) => ` ${found.slice(0, 3).filter(Boolean).join('x')} `,
  )

/** `GB/T 276-2013`, `gbt 276` as `gb 276`: with or without the stroke and the year it is the same standard. */
const standards = (text: string) =>
  text
    .replace(/(?<![a-z])gb ?\/? ?t(?![a-z])/g, 'gb')
    .replace(/((?<![a-z])(?:gb|hg|jb|sh|din|iso|en|asme|ansi|jis)[ -]?[\d.]+)[-:](?:19|20)\d\d(?!\d)/g, '$1')

/**
 * The form in which goods and keywords are compared: full-width signs as plain ones, lower case, sizes joined by x,
 * model numbers and standards without their dashes and strokes (`6204-2RS` is `62042rs`, but 1/2 stays a fraction),
 * other punctuation as a space. `%` and `_` stay.
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

/** The words of a keyword; goods must have them all, in any order. */
export const termsOf = (keyword: string): string[] => [...new Set(normal(keyword).split(' '))].filter(Boolean)

/** English words in the singular: `glove` for `gloves`. */
const singular = (term: string) =>
  /^[a-z]{4,}$/.test(term) ? term.replace(/(?<=x|ch|sh|ss)es$|(?<![su])s$/, '') : term

/** Neighbouring terms as one word, as synonyms are looked up: `oring` for O-ring, `gb5783` for GB/T 5783. */
export const wordKey = (terms: readonly string[]): string => terms.map(singular).join('')

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
