const key = 'typedSearch'

const stateOf = (): object => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** What was typed into the search before the page loaded itself anew; empty: nothing. */
export function typedSearch(): string {
  const text: unknown = Reflect.get(stateOf(), key)
  return typeof text === 'string' ? text : ''
}

/** The page's entry of the history keeps it: that outlives a reload, and nothing else. */
export const keepTypedSearch = (text: string) => history.replaceState({ ...stateOf(), [key]: text }, '')

/** The same as `typedSearch`, once. */
export function takeTypedSearch(): string {
  const text = typedSearch()
  if (text) keepTypedSearch('')
  return text
}
