import { atom, type ReadableAtom } from 'nanostores'
import { readCookie } from './session-cookie'

const days = 7

/** Cookie of the session token, which the kit reads and sends as `Authorization`. */
export type TokenCookie = {
  $token: ReadableAtom<string>
  set: (token: string) => void
  clear: () => void
  /** Reads the cookie again, because another tab may have logged in or out. */
  refresh: () => void
  /** True while listeners are notified of a change by another tab. */
  following: () => boolean
  /** False if the browser stores no cookies. The session then lasts as long as the page. */
  persists: () => boolean
}

function write(name: string, value: string, seconds: number) {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`
  } catch {
    // A sandboxed frame throws, and a server has no cookies. The token stays in memory.
  }
}

/** Stores the token of one server-rendered request in memory. */
export function heldToken(token: string): TokenCookie {
  const $token = atom(token)
  return {
    $token,
    set: (next) => $token.set(next),
    clear: () => $token.set(''),
    refresh() {},
    following: () => false,
    persists: () => false,
  }
}

/** @param name of the cookie, see `sessionCookie` */
export function tokenCookie(name: string): TokenCookie {
  const $token = atom(readCookie(name))
  let persists = true
  let following = false
  return {
    $token,
    set(token) {
      write(name, token, days * 86_400)
      persists = readCookie(name) === token
      $token.set(token)
    },
    clear() {
      write(name, '', 0)
      $token.set('')
    },
    refresh() {
      following = true
      // An atom does not notify listeners of an unchanged value.
      if (persists) $token.set(readCookie(name))
      following = false
    },
    following: () => following,
    persists: () => persists,
  }
}
