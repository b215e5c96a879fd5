import type { UrlState, QueryPatch } from './url-state'

/** A change of what is shown: an action, and the address that it leads to, where there is one. */
export type Step = { href?: string | undefined; onPress: () => void }

export const stepIn = ({ href, setQuery }: UrlState, patch: QueryPatch): Step => ({
  href: href?.(patch),
  onPress: () => setQuery(patch),
})
