/**
 * Splits a name into parts, every second of which is one of the searched words.
 * @param words as typed: separated by spaces
 * @returns `['', '6204', '-2RS 轴承']`
 */
export function foundWords(name: string, words: string): string[] {
  const wanted = words.normalize('NFKC').trim().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [name]
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // Longer words first, so that `6204` wins over `620`.
  const pattern = escaped.toSorted((one, other) => other.length - one.length).join('|')
  return name.split(new RegExp(`(${pattern})`, 'iu'))
}
