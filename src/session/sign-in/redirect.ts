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
 * Returns a safe `?redirect=` target: a path of this site with query and hash, or nothing. It checks the parsed address, because browsers
 * parse `/\evil`, `/<tab>/evil` and `/.//evil` differently from their text.
 * @param given value of the parameter, decoded once by URLSearchParams
 * @param here address of the login page
 */
export function safeRedirect(given: string | null | undefined, here: string): string | undefined {
  if (!given || given.length > longest || !URL.canParse(given, here)) return undefined
  const url = new URL(given, here)
  const path = url.pathname + url.search + url.hash
  // The path on our origin must resolve to the same address. This rejects other sites and schemes, blobs, user names, and paths that
  // begin with two slashes.
  const ours = URL.canParse(path, here) && new URL(path, here).href === url.href
  return ours && !isLogin(url.pathname) ? path : undefined
}
