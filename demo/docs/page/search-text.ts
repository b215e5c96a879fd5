import type { SearchEntry } from '../search-index'

export type Hit = { href: string; title: string; excerpt: string }

const most = 12
const around = 60

/** Returns the words of a query in lower case. */
export const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)

function excerptOf(text: string, word: string) {
  const at = Math.max(0, text.toLowerCase().indexOf(word))
  const start = at > around ? text.indexOf(' ', at - around) + 1 : 0
  const end = at + word.length + around
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

/** Finds sections that contain every word. Matches in the section's title come first. */
export function searchText(entries: readonly SearchEntry[], words: readonly string[]): Hit[] {
  if (words.length === 0) return []
  const holds = (text: string) => words.filter((word) => text.toLowerCase().includes(word)).length
  return entries
    .filter(({ title, text }) => holds(`${title} ${text}`) === words.length)
    .map((entry) => ({ entry, inTitle: holds(entry.title) }))
    .toSorted((one, other) => other.inTitle - one.inTitle)
    .slice(0, most)
    .map(({ entry: { href, title, text } }) => ({ href, title, excerpt: excerptOf(text, words[0] ?? '') }))
}
