import { isCallError, type CallError } from '../../core/api/call-error'
import type { Scope } from '../../core/host/scope'
import { isCookieSign } from '../../core/host/session-cookie'
import { fileAddress, originOf } from './file-address'
import { fileTicket } from './files.contract'
import { saveFile } from './save-file'

/**
 * Returns the URL from which the browser can load a file. A private file gets a one-time ticket. The URL contains the
 * session token only if the back end has no tickets, and only for the origin of the API.
 * @param given URL of the file from the server
 * @param quiet errors that the user does not see
 * @returns empty for an invalid URL
 * @throws CallError if the server denies access
 */
export async function downloadAddress(
  scope: Pick<Scope, 'settings' | 'token' | 'call'>,
  given: string,
  quiet: boolean | ((error: CallError) => boolean) = ({ kind }) => kind === 'missing',
) {
  const { settings, token, call } = scope
  const address = fileAddress(given, settings.api)
  const own = originOf(address) !== '' && originOf(address) === originOf(settings.api)
  const session = token.$token.get()
  if (!own || !session) return address
  try {
    const { url } = await call(fileTicket, { body: { fileUrl: given } }, { quiet })
    return fileAddress(url, settings.api)
  } catch (error) {
    if (!isCallError(error) || error.kind !== 'missing') throw error
  }
  // The browser sends the session cookie itself.
  if (isCookieSign(session)) return address
  const withToken = new URL(address)
  withToken.searchParams.set('token', session)
  return withToken.href
}

/** Downloads a file and shows the outcome. Returns whether it was saved. */
export async function download(scope: Scope, given: string, name: string): Promise<boolean> {
  const address = await downloadAddress(scope, given).catch(() => '')
  return address !== '' && saveFile(scope, address, name)
}
