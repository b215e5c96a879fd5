import { keepInEntry } from '../../core/address/history-entry'

/** Returns the search text typed before a reload of the page; empty: none. */
export const typedSearch = () => String(history.state?.typedSearch ?? '')

/** Stores the text in the history entry, which survives a reload and nothing else. */
export const keepTypedSearch = (typedText: string) => keepInEntry({ typedSearch: typedText })

/** Returns `typedSearch` and clears it. */
export function takeTypedSearch(): string {
  const text = typedSearch()
  if (text) keepTypedSearch('')
  return text
}
