import { atom, type ReadableAtom } from 'nanostores'

const days = 7

/**
 * Where the server keeps the session in a cookie that scripts cannot read, the token that it hands out is only this
 * sign that there is one: new with every login, so that one session is told from the next, and worth nothing.
 */
export const isCookieSign = (token: string) => /^cookie-[\da-f]{8}$/.test(token)

/** The session token's cookie, readable by this kit and sent by it as `Authorization`. */
export type TokenCookie = {
  $token: ReadableAtom<string>
  set: (token: string) => void
  clear: () => void
  /** Looks at the cookie again: another tab may have logged in or out. */
  refresh: () => void
  /** True while listeners hear of what another tab did. */
  following: () => boolean
  /** False where the browser keeps no cookies: the session then lives in this page only. */
  kept: () => boolean
}

// A sandboxed frame refuses cookies with an exception, and where there is no page there are none: memory holds the
// token then.

function read(name: string): string {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

function write(name: string, value: string, seconds: number) {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`
  } catch {
    // Memory holds it.
  }
}

/** The token of one request to a server that draws: no cookie holds it. */
export function heldToken(token: string): TokenCookie {
  const $token = atom(token)
  return {
    $token,
    set: (next) => $token.set(next),
    clear: () => $token.set(''),
    refresh() {},
    following: () => false,
    kept: () => false,
  }
}

/** @param name `PC_TOKEN`, or `PC_TOKEN_<site>` for a further site on one page */
export function tokenCookie(name: string): TokenCookie {
  const $token = atom(read(name))
  let kept = true
  let following = false
  return {
    $token,
    set(token) {
      write(name, token, days * 86_400)
      kept = read(name) === token
      $token.set(token)
    },
    clear() {
      write(name, '', 0)
      $token.set('')
    },
    refresh() {
      following = true
      // An atom tells nobody of a value that it has.
      if (kept) $token.set(read(name))
      following = false
    },
    following: () => following,
    kept: () => kept,
  }
}
