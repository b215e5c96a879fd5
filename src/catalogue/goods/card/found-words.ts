/**
 * A name in pieces, every second of which is one of the words that were searched for.
 * @param words as typed: separated by spaces
 * @returns `['', '6204', '-2RS 轴承']`
 */
export function foundWords(name: string, words: string): string[] {
  const wanted = words.normalize('NFKC').trim().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [name]
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // Longer words first: of `620` and `6204` the longer one is meant.
  const pattern = escaped.toSorted((one, other) => other.length - one.length).join('|')
  return name.split(new RegExp(`(${pattern})`, 'iu'))
}
