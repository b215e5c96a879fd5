import { tellQueued } from './report-queued'
import { CallError, isCallError } from '../../core/call-error'
import { coreMessages } from '../../core/core.messages'
import { open } from '../../core/envelope'
import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'
import { fileAddress, originOf } from './file-address'
import { endingOf } from './file-kind'
import { filesMessages } from './files.messages'

/** Files may be large and lines slow; nothing else waits for them. */
const timeLimit = 120_000

function follow(href: string, name: string, target = '') {
  const link = document.createElement('a')
  Object.assign(link, { href, download: name, rel: 'noopener', referrerPolicy: 'no-referrer', target })
  link.click()
}

/** How files begin, by their ending, as Latin-1; of other endings nothing is known. */
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
 * None of the kinds of files that the shop hands out begins like JSON or a page, whatever its answer calls itself; and
 * what is to be saved under a name begins like files of that name.
 */
export async function isFile(answer: Response, blob: Blob, name: string): Promise<boolean> {
  if (!answer.ok || blob.size === 0 || /json|html/.test(blob.type)) return false
  const head = String.fromCharCode(...new Uint8Array(await blob.slice(0, 64).arrayBuffer()))
  if (/^(\s|\xEF\xBB\xBF)*[<{[]/.test(head)) return false
  return beginnings[endingOf(name)]?.test(head) ?? true
}

/**
 * @returns `queued`: the report is being generated; `unseen`: this page could not look at what was answered
 * @throws CallError where it is neither a file nor that
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
 * Saves what was fetched. Only this says that a download succeeded.
 * @param name that it is kept under
 */
export function saveBlob(scope: Scope, blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  follow(url, name)
  setTimeout(() => URL.revokeObjectURL(url), timeLimit)
  scope.toasts.brief('success', speaker(filesMessages, scope.$locale.get())('downloaded'))
}

/**
 * Saves a file that the browser may fetch; what is none is told instead. What this page cannot look at, because it
 * is of another origin, is opened beside the page, and nobody says what became of it.
 * @param given as the server told it, with a ticket where it needs one
 * @param name that it is kept under
 * @returns whether it was saved
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
