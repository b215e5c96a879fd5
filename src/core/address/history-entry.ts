/** What entries of the history keep of ours, beside the state of the page's own router. */
const ownKeys = ['scrolled', 'typedSearch']

const isPlain = (state: unknown): state is object | null => typeof state === 'object' && !Array.isArray(state)

function stateOfHost(): unknown {
  const state: unknown = history.state
  if (!isPlain(state)) return state
  const rest = Object.entries(state ?? {}).filter(([key]) => !ownKeys.includes(key))
  return rest.length > 0 ? Object.fromEntries(rest) : null
}

/** Keeps something in the present entry, unless the page's own router put another kind of value there. */
export function keepInEntry(own: { scrolled: number } | { typedSearch: string }) {
  const state: unknown = history.state
  if (isPlain(state)) history.replaceState({ ...state, ...own }, '')
}

/** Changes the address of the page. A new entry keeps the state that the page's own router left in the one before. */
export function writeAddress(to: string | URL, replace = false) {
  if (replace) history.replaceState(history.state, '', to)
  else history.pushState(stateOfHost(), '', to)
}
