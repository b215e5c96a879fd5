import { isCallError, type CallError } from '../../core/call-error'
import { safeUrl } from '../../core/safe-url'
import type { Scope } from '../../core/scope'
import { isCookieSign } from '../../core/token'
import { fileTicket } from './files.contract'

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '')

/** A file's address in full: one that begins with a single slash is below the API's base. */
function resolved(given: string, api: string): string {
  const below = /^\/(?![/\\])/.test(given)
  return safeUrl(below ? api + given : given, 'media', `${api}/`)
}

/**
 * Where the browser itself can fetch a file. A private one gets a ticket that is good for once; only where the back
 * end has no tickets, and only towards the very origin of the API, the session's token goes along.
 * @param given a file's address as the server told it
 * @param quiet which refusals are not said to the reader
 * @returns empty for what is no address of the web
 * @throws CallError when the server refuses the file
 */
export async function downloadAddress(
  scope: Pick<Scope, 'settings' | 'token' | 'call'>,
  given: string,
  quiet: boolean | ((error: CallError) => boolean) = ({ kind }) => kind === 'missing',
) {
  const { settings, token, call } = scope
  const address = resolved(given, settings.api)
  const own = originOf(address) !== '' && originOf(address) === originOf(settings.api)
  const session = token.$token.get()
  if (!own || !session) return address
  try {
    const { url } = await call(fileTicket, { body: { fileUrl: given } }, { quiet })
    return resolved(url, settings.api)
  } catch (error) {
    if (!isCallError(error) || error.kind !== 'missing') throw error
  }
  // The server's own cookie goes along by itself.
  if (isCookieSign(session)) return address
  const withToken = new URL(address)
  withToken.searchParams.set('token', session)
  return withToken.href
}

/**
 * Has the browser fetch a file that it may have.
 * @param address as the server told it, with a ticket where it needs one
 * @param name that it is kept under
 */
export function fetchFile({ settings }: Pick<Scope, 'settings'>, address: string, name: string) {
  const href = resolved(address, settings.api)
  if (!href) return
  const link = document.createElement('a')
  Object.assign(link, { href, download: name, rel: 'noopener', referrerPolicy: 'no-referrer' })
  // Of a foreign origin the name is not heeded, and what is no download must not take the place of the page.
  if (originOf(href) !== location.origin) link.target = '_blank'
  link.click()
}

/** Has the browser download what an address of the server leads to. */
export function saveAs({ settings }: Pick<Scope, 'settings'>, given: string, name: string) {
  const address = resolved(given, settings.api)
  if (!address) return
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name, rel: 'noopener', referrerPolicy: 'no-referrer' })
  // Of a foreign origin the name is not heeded, and what is no download must not take the place of the page.
  if (originOf(address) !== location.origin) link.target = '_blank'
  link.click()
}

/** Has the browser download a file; what fails is said by the client. */
export async function download(scope: Scope, given: string, name: string) {
  const address = await downloadAddress(scope, given).catch(() => '')
  if (address) saveAs(scope, address, name)
}
