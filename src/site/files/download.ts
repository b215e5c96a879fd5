import { isCallError, type CallError } from '../../core/call-error'
import type { Scope } from '../../core/scope'
import { isCookieSign } from '../../core/token'
import { fileAddress, originOf } from './file-address'
import { fileTicket } from './files.contract'
import { saveFile } from './save-file'

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
  // The server's own cookie goes along by itself.
  if (isCookieSign(session)) return address
  const withToken = new URL(address)
  withToken.searchParams.set('token', session)
  return withToken.href
}

/** Has the browser download a file. What became of it is said; false where it was not saved. */
export async function download(scope: Scope, given: string, name: string): Promise<boolean> {
  const address = await downloadAddress(scope, given).catch(() => '')
  return address !== '' && saveFile(scope, address, name)
}
