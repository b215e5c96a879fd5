import { tellQueued } from './report-queued'
import { CallError, isCallError } from '../../core/api/call-error'
import { coreMessages } from '../../core/language/core.messages'
import { open } from '../../core/api/envelope'
import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { fileAddress, originOf } from './file-address'
import { endingOf } from './file-kind'
import { filesMessages } from './files.messages'

/** Timeout in milliseconds. Long, because files can be large and connections slow. */
const timeLimit = 120_000

function follow(href: string, name: string, target = '') {
  const link = document.createElement('a')
  Object.assign(link, { href, download: name, rel: 'noopener', referrerPolicy: 'no-referrer', target })
  link.click()
}

/** First bytes of files by extension, as Latin-1. Other extensions are not checked. */
const beginnings: Record<string, RegExp> = {
  pdf: /^%PDF-/,
  xlsx: /^PK/,
  docx: /^PK/,
  zip: /^PK/,
  rar: /^Rar!/,
  '7z': /^7z/,
  png: /^\x89PNG/,
  gif: /^GIF8/,
  jpg: /^\xFF\xD8/,
  jpeg: /^\xFF\xD8/,
  doc: /^\xD0\xCF/,
}

/**
 * Returns whether a response contains the expected file. No file type of the shop starts like JSON or HTML, whatever its
 * media type says. The content must also match the file name's extension.
 */
export async function isFile(answer: Response, blob: Blob, name: string): Promise<boolean> {
  if (!answer.ok || blob.size === 0 || /json|html/.test(blob.type)) return false
  const head = String.fromCharCode(...new Uint8Array(await blob.slice(0, 64).arrayBuffer()))
  if (/^(\s|\xEF\xBB\xBF)*[<{[]/.test(head)) return false
  return beginnings[endingOf(name)]?.test(head) ?? true
}

/**
 * Loads a file.
 * @returns the file, `queued` if the report is being generated, or `unseen` if this page cannot read the response
 * @throws CallError for any other response
 */
async function fetched(address: string, name: string): Promise<Blob | 'queued' | 'unseen'> {
  let answer: Response
  let blob: Blob
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(timeLimit), referrerPolicy: 'no-referrer' })
    blob = await answer.blob()
  } catch {
    if (originOf(address) !== location.origin) return 'unseen'
    throw new CallError('network', 0, '')
  }
  if (await isFile(answer, blob, name)) return blob
  open({ status: answer.status, body: await blob.text() })
  return 'queued'
}

function complain(scope: Scope, { title, text }: CallError) {
  const say = speaker(coreMessages, scope.$locale.get())
  scope.toasts.full('error', title || say('error'), title ? text : say('timeout'))
}

/**
 * Saves a loaded file and shows that the download succeeded.
 * @param name file name
 */
export function saveBlob(scope: Scope, blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  follow(url, name)
  setTimeout(() => URL.revokeObjectURL(url), timeLimit)
  scope.toasts.brief('success', speaker(filesMessages, scope.$locale.get())('downloaded'))
}

/**
 * Saves a file. If the response is no file, its message is shown instead. A URL of another origin that this page cannot
 * read opens in a new tab without a message.
 * @param given URL from the server, with a ticket if required
 * @param name file name
 * @returns whether the file was saved
 */
export async function saveFile(scope: Scope, given: string, name: string): Promise<boolean> {
  const { api } = scope.settings
  const address = fileAddress(given, api)
  if (!address) return false
  try {
    const found = originOf(address) === originOf(api) ? await fetched(address, name) : 'unseen'
    if (found === 'queued') tellQueued(scope)
    else if (found === 'unseen') follow(address, name, '_blank')
    else saveBlob(scope, found, name)
    return found instanceof Blob
  } catch (error) {
    if (!isCallError(error)) throw error
    complain(scope, error)
    return false
  }
}
