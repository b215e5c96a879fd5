import { expect, test } from 'vitest'
import { pages } from '../../demo/docs/docs-site'
import { searchText, wordsOf } from '../../demo/docs/page/search-text'
import { searchIndex } from '../../demo/docs/search-index'

const entries = searchIndex(pages())
const hits = (query: string) => searchText(entries, wordsOf(query)).map(({ href }) => href)

test.each([
  ['CORS', 'guides/'],
  ['cookie', 'guides/security.html#the-session'],
  ['hide', 'elements/'],
  ['currency', ''],
  ['ALLOWED_ORIGINS', 'guides/settings.html'],
  ['trust proxy', 'guides/'],
  ['--trade-brand', 'tokens.html'],
])('finds the sections about %s', (query, expected) => {
  expect(hits(query).some((href) => href.startsWith(expected))).toBe(true)
})

test('links to the section with an excerpt, and finds nothing for an unknown word', () => {
  const [first] = searchText(entries, wordsOf('X-Forwarded-For nginx'))
  expect(first?.href).toMatch(/^guides\/operating\.html#/)
  expect(first?.excerpt.toLowerCase()).toContain('x-forwarded-for')
  expect(hits('qzxv')).toEqual([])
})
