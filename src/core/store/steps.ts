import { atom } from 'nanostores'
import { unlessBug } from '../api/call-error'
import { speaker, type Messages, type Say } from '../language/messages'
import { openOnce } from '../api/once'
import type { Scope } from '../host/scope'

/**
 * Runs a buyer's steps on documents of a kind, one at a time per document. The view reloads after each step, also
 * after a refused one: the document may have changed meanwhile.
 * @param messages of the room, shown after a step
 * @param changed reloads the view
 */
export function openSteps<Key extends string>(scope: Scope, messages: Messages<Key>, changed: () => void) {
  /** Ids of documents with a step in progress. */
  const $busy = atom<ReadonlySet<string>>(new Set())

  type DoneMessage<Answer> = Key | ((answer: Answer, say: Say<Key>) => string | undefined)

  async function busyWith<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
    $busy.set(new Set([...$busy.get(), id]))
    try {
      return await work()
    } finally {
      $busy.set(new Set([...$busy.get()].filter((other) => other !== id)))
    }
  }

  function tellOf<Answer>(answer: Answer, done?: DoneMessage<Answer>) {
    const say = speaker(messages, scope.$locale.get())
    const words = typeof done === 'function' ? done(answer, say) : done && say(done)
    if (words) scope.toasts.brief('success', words)
  }

  /**
   * Runs a step of a form, which shows errors at their fields.
   * @param done message after success
   * @returns the response; undefined while another step of the document is in progress
   * @throws CallError
   */
  async function send<Answer>(
    id: string,
    work: () => Promise<Answer>,
    done?: DoneMessage<Answer>,
  ): Promise<Answer | undefined> {
    if ($busy.get().has(id)) return undefined
    try {
      const answer = await busyWith(id, work)
      tellOf(answer, done)
      return answer
    } finally {
      changed()
    }
  }

  /** Runs a step. The client shows a refusal. @returns the response, or nothing after a refusal */
  const run = <Answer>(id: string, work: () => Promise<Answer>, done?: DoneMessage<Answer>) =>
    send(id, work, done).catch(unlessBug)

  /** Runs a step. @returns whether it succeeded */
  const take = async <Answer>(id: string, work: () => Promise<Answer>, done?: DoneMessage<Answer>) =>
    (await run(id, work, done)) !== undefined

  const once = openOnce()

  return {
    $busy,
    send,
    run,
    /** Loads a file of a document, which reports its own result. */
    async bring(id: string, work: () => Promise<unknown>) {
      if (!$busy.get().has(id)) await busyWith(id, work).catch(unlessBug)
    },
    take,
    once,
    /** Runs a step that creates something, once however often it is sent. @param body content of the request */
    takeOnce: <Answer>(
      id: string,
      body: unknown,
      work: Parameters<typeof once<Answer>>[1],
      done?: DoneMessage<Answer>,
    ) => take(id, () => once([id, body], work), done),
  }
}
