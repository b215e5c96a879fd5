import { keepInEntry } from '../../core/address/history-entry'

/** What was typed into the search before the page loaded itself anew; empty: nothing. */
export const typedSearch = () => String(history.state?.typedSearch ?? '')

/** The page's entry of the history keeps it: that outlives a reload, and nothing else. */
export const keepTypedSearch = (typedText: string) => keepInEntry({ typedSearch: typedText })

/** The same as `typedSearch`, once. */
export function takeTypedSearch(): string {
  const text = typedSearch()
  if (text) keepTypedSearch('')
  return text
}
