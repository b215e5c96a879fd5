/** Keys of the kit in history entries, beside the state of the page's own router. */
const ownKeys = ['scrolled', 'typedSearch']

const isPlain = (state: unknown): state is object | null => typeof state === 'object' && !Array.isArray(state)

function stateOfHost(): unknown {
  const state: unknown = history.state
  if (!isPlain(state)) return state
  const rest = Object.entries(state ?? {}).filter(([key]) => !ownKeys.includes(key))
  return rest.length > 0 ? Object.fromEntries(rest) : null
}

/** Stores a value in the current history entry, unless the page's own router stored something else than an object. */
export function keepInEntry(own: { scrolled: number } | { typedSearch: string }) {
  const state: unknown = history.state
  if (isPlain(state)) history.replaceState({ ...state, ...own }, '')
}

/** Changes the address of the page. A new entry copies the state of the page's own router from the previous entry. */
export function writeAddress(to: string | URL, replace = false) {
  if (replace) history.replaceState(history.state, '', to)
  else history.pushState(stateOfHost(), '', to)
}
