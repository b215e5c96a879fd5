// Also part of the loader, so it has no dependencies.

/**
 * Returns whether a token is only the mark of a session cookie that scripts cannot read. It is new at each login, so that
 * sessions can be distinguished, and useless by itself.
 */
export const isCookieSign = (token: string) => /^cookie-[\da-f]{8}$/.test(token)

/** Returns the name of a brand site's session cookie. @param ofPage whether it is the page's main site */
export const sessionCookie = (site: string, ofPage: boolean) =>
  ofPage ? 'PC_TOKEN' : `PC_TOKEN_${site.replace(/[^\w-]/g, '_')}`

/** Reads a cookie. Empty without one, also in a sandboxed frame, which throws, and on a server. */
export function readCookie(name: string): string {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}
