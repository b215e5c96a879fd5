const longest = 2000

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
const isLogin = (path: string) => /^\/login\/?$/i.test(decoded(path))

/**
 * Where `?redirect=` may lead: a path of this site with its query and hash, or nothing. The parsed address is
 * judged, never the text, because browsers read `/\evil`, `/<tab>/evil` and `/.//evil` in ways of their own.
 * @param given the parameter's value, already decoded once by URLSearchParams
 * @param here the address of the login page
 */
export function safeRedirect(given: string | null | undefined, here: string): string | undefined {
  if (!given || given.length > longest || !URL.canParse(given, here)) return undefined
  const url = new URL(given, here)
  const path = url.pathname + url.search + url.hash
  // Joined to our origin, its path must give the same address again: other sites, other schemes, blobs, user
  // names and paths that begin with two slashes do not.
  const ours = URL.canParse(path, here) && new URL(path, here).href === url.href
  return ours && !isLogin(url.pathname) ? path : undefined
}
