import { newToken } from '../../core/security/auth'
import type { Config } from '../../core/config/config'

const name = 'PC_BROWSER'
const form = /^[\w-]{43}$/
const seconds = 600

/** Returns the secret key of a browser that began a sign-in. It is in a cookie that scripts cannot read. */
export function browserKey(request: Request): string {
  const pairs = (request.headers.get('cookie') ?? '').split('; ')
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  return form.test(value) ? value : ''
}

/** Returns the browser's key, or sets a new one in a cookie that lives as long as a sign-in may take. */
export function keepBrowserKey(request: Request, headers: Headers, { https }: Config): string {
  const key = browserKey(request) || newToken()
  const flags = `HttpOnly; SameSite=Lax; Path=/api; Max-Age=${seconds}${https ? '; Secure' : ''}`
  headers.append('Set-Cookie', `${name}=${key}; ${flags}`)
  return key
}
