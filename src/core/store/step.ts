import type { UrlState, QueryPatch } from '../address/url-state'

/** A change of the view: an action and, if it has one, its address. */
export type Step = { href?: string | undefined; onPress: () => void }

export const stepIn = ({ href, setQuery }: UrlState, patch: QueryPatch): Step => ({
  href: href?.(patch),
  onPress: () => setQuery(patch),
})
