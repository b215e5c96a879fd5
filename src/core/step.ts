import { patched, type UrlState, type QueryPatch } from './url-state'
import { addressOf } from './routes'

/** A change of what is shown: a deed, and the address that it leads to, where there is one. */
export type Step = { href?: string | undefined; onPress: () => void }

export const stepIn = ({ path, $query, setQuery }: UrlState, patch: QueryPatch): Step => ({
  // Two slashes, or what stands for them, would begin the address of another host.
  href: path && addressOf(path.replace(/^[\\/]*/, '/'), {}, patched($query.get(), patch)),
  onPress: () => setQuery(patch),
})
