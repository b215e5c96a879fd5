import { getCookie } from 'hono/cookie'
import type { AppContext } from '../../core/http/surroundings'
import { deskPath } from './operator-page'

const cookie = 'TRADE_OPERATOR'

export const tokenOf = (c: AppContext) => getCookie(c, cookie) ?? ''

/** @param token empty to delete the cookie */
export function setCookie(c: AppContext, token: string) {
  const { config } = c.var.surroundings
  const end = token ? '' : '; Max-Age=0'
  const value = `${cookie}=${token}; HttpOnly; SameSite=Strict; Path=${deskPath(config)}${end}${config.https ? '; Secure' : ''}`
  c.header('Set-Cookie', value)
}
