import { tellQueued } from './report-queued'
import { CallError, isCallError } from '../../core/call-error'
import { coreMessages } from '../../core/core.messages'
import { open } from '../../core/envelope'
import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'
import { fileAddress, originOf } from './file-address'

/** Files may be large and lines slow; nothing else waits for them. */
const timeLimit = 120_000

function follow(href: string, name: string, target = '') {
  const link = document.createElement('a')
  Object.assign(link, { href, download: name, rel: 'noopener', referrerPolicy: 'no-referrer', target })
  link.click()
}

/** None of the kinds of files that the shop hands out begins like JSON or a page, whatever its answer calls itself. */
async function isFile(answer: Response, blob: Blob): Promise<boolean> {
  if (!answer.ok || blob.size === 0 || /json|html/.test(blob.type)) return false
  return !/^[\s\uFEFF]*[<{[]/.test(await blob.slice(0, 64).text())
}

/**
 * @returns `queued`: the report is being generated; `unseen`: this page could not look at what was answered
 * @throws CallError where it is neither a file nor that
 */
async function fetched(address: string): Promise<Blob | 'queued' | 'unseen'> {
  let answer: Response
  let blob: Blob
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(timeLimit), referrerPolicy: 'no-referrer' })
    blob = await answer.blob()
  } catch {
    if (originOf(address) !== location.origin) return 'unseen'
    throw new CallError('network', 0, '')
  }
  if (await isFile(answer, blob)) return blob
  open({ status: answer.status, body: await blob.text() })
  return 'queued'
}

function complain(scope: Scope, { title, text }: CallError) {
  const say = speaker(coreMessages, scope.$locale.get())
  scope.toasts.full('error', title || say('error'), title ? text : say('timeout'))
}

/**
 * Saves a file that the browser may fetch; what is none is told instead. What this page cannot look at, because it
 * is of another origin, is opened beside the page.
 * @param given as the server told it, with a ticket where it needs one
 * @param name that it is kept under
 * @returns whether it was saved or opened
 */
export async function saveFile(scope: Scope, given: string, name: string): Promise<boolean> {
  const { api } = scope.settings
  const address = fileAddress(given, api)
  if (!address) return false
  try {
    const found = originOf(address) === originOf(api) ? await fetched(address) : 'unseen'
    if (found === 'queued') tellQueued(scope)
    else if (found === 'unseen') follow(address, name, '_blank')
    else {
      const url = URL.createObjectURL(found)
      follow(url, name)
      setTimeout(() => URL.revokeObjectURL(url), timeLimit)
    }
    return found !== 'queued'
  } catch (error) {
    if (!isCallError(error)) throw error
    complain(scope, error)
    return false
  }
}
