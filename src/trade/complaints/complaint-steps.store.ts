import { atom } from 'nanostores'
import type { Input } from '../../core/endpoint'
import { goTo } from '../../core/go-to'
import { speaker } from '../../core/messages'
import { randomKey } from '../../core/random-key'
import type { Scope } from '../../core/scope'
import { fileComplaint, withdrawComplaint, writeToComplaint } from './complaints.contract'
import { complaintMessages } from './complaints.messages'

type Done = 'filed' | 'sent' | 'withdrawn'
type Words = { text: string; files: string[] }
export type Filing = NonNullable<Input<typeof fileComplaint>['body']>

/**
 * What a buyer does with complaints. Failures are said by the client, and what is shown is asked for anew after them.
 * @param changed asks again for what is shown
 */
export function openComplaintSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const $busy = atom(false)
  // One key for what is sent, until its answer is known.
  let kept: { body: string; key: string } | undefined
  const keyFor = (body: unknown) => {
    const text = JSON.stringify(body)
    if (kept?.body !== text) kept = { body: text, key: randomKey() }
    return { idempotencyKey: kept.key }
  }
  const said = (done: Done) =>
    scope.notices.toast('success', speaker(complaintMessages, scope.$locale.get())(done))

  /** @returns whether it was done */
  async function run(work: () => Promise<unknown>, done: Done): Promise<boolean> {
    if ($busy.get()) return false
    $busy.set(true)
    try {
      await work()
      kept = undefined
      said(done)
      return true
    } catch {
      return false
    } finally {
      $busy.set(false)
      changed()
    }
  }

  return {
    $busy,
    /** @throws CallError, so that the form can say what is wrong with which field */
    async file(body: Filing, from?: Element) {
      const { id } = await call(fileComplaint, { body }, keyFor(body))
      kept = undefined
      said('filed')
      goTo(scope.href('complaint', { complaintId: id }), { from })
    },
    write: (id: string, body: Words) =>
      run(() => call(writeToComplaint, { path: { id }, body }, keyFor([id, body])), 'sent'),
    withdraw: (id: string) => run(() => call(withdrawComplaint, { path: { id } }), 'withdrawn'),
  }
}

export type ComplaintSteps = ReturnType<typeof openComplaintSteps>
