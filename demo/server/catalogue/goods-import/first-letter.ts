/** First character of each initial letter, in Pinyin order. */
const starts: readonly (readonly [string, string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '痳'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '它'],
  ['W', '穵'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
]
const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/** Returns the index letter of a name: its own first letter, or the first letter of its Pinyin. */
export function firstLetterOf(name: string): string {
  const [sign = ''] = name.trim().normalize('NFKC').toUpperCase()
  if (/[A-Z]/.test(sign)) return sign
  if (!/\p{Script=Han}/u.test(sign)) return '#'
  return starts.findLast(([, first]) => pinyin.compare(sign, first) >= 0)?.[0] ?? '#'
}
