import { patched, type UrlState, type QueryPatch } from './url-state'
import { routeAddress } from './routes'

/** A change of what is shown: an action, and the address that it leads to, where there is one. */
export type Step = { href?: string | undefined; onPress: () => void }

export const stepIn = ({ path, $query, setQuery }: UrlState, patch: QueryPatch): Step => ({
  // Two slashes, or what stands for them, would begin the address of another host.
  href: path && routeAddress(path.replace(/^[\\/]*/, '/'), {}, patched($query.get(), patch)),
  onPress: () => setQuery(patch),
})
