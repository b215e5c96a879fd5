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

function read(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

function write(name: string, value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`
  } catch {
    // A sandboxed frame refuses cookies with an exception; memory holds the token then.
  }
}

/** @param name `PC_TOKEN`, or `PC_TOKEN_<site>` for a further site on one page */
export function tokenCookie(name: string): TokenCookie {
  const inBrowser = typeof document !== 'undefined'
  const safeRead = () => {
    try {
      return inBrowser ? read(name) : ''
    } catch {
      return ''
    }
  }
  const $token = atom(safeRead())
  let kept = true
  let following = false
  return {
    $token,
    set(token) {
      if (inBrowser) write(name, token, days * 86_400)
      kept = safeRead() === token
      $token.set(token)
    },
    clear() {
      if (inBrowser) write(name, '', 0)
      $token.set('')
    },
    refresh() {
      following = true
      if (kept && $token.get() !== safeRead()) $token.set(safeRead())
      following = false
    },
    following: () => following,
    kept: () => kept,
  }
}
