/** One line of the search box's list. */
export type SearchOption = { word: string; count?: number; href?: string }
export type SearchGroup = { key: 'history' | 'hot' | 'suggestions'; options: SearchOption[] }

const shownHistory = 8

/**
 * What the list under the search box shows: suggestions for what is typed, else what was searched for before and
 * what others search for.
 */
export function searchGroups(
  text: string,
  given: { suggestions: SearchOption[]; history: readonly string[]; hot: SearchOption[] },
): SearchGroup[] {
  const history = given.history.slice(0, shownHistory).map((word) => ({ word }))
  const groups: SearchGroup[] = text.trim()
    ? [{ key: 'suggestions', options: given.suggestions }]
    : [
        { key: 'history', options: history },
        { key: 'hot', options: given.hot },
      ]
  return groups.filter(({ options }) => options.length > 0)
}
