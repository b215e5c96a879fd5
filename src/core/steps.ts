import { atom } from 'nanostores'
import { unlessBug } from './call-error'
import { speaker, type Messages, type Say } from './messages'
import { openOnce } from './once'
import type { Scope } from './scope'

/**
 * What a buyer does with documents of a kind: one thing at a time with each of them. What is shown is asked for anew
 * after each step, also after one that was refused: it may have changed meanwhile.
 * @param messages of the room, for what is said of a step that was taken
 * @param changed asks again for what is shown
 */
export function openSteps<Key extends string>(scope: Scope, messages: Messages<Key>, changed: () => void) {
  /** Ids of those with which something is being done. */
  const $busy = atom<ReadonlySet<string>>(new Set())

  type Said<Answer> = Key | ((answer: Answer, say: Say<Key>) => string | undefined)

  async function busyWith<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
    $busy.set(new Set([...$busy.get(), id]))
    try {
      return await work()
    } finally {
      $busy.set(new Set([...$busy.get()].filter((other) => other !== id)))
    }
  }

  function tellOf<Answer>(answer: Answer, said?: Said<Answer>) {
    const say = speaker(messages, scope.$locale.get())
    const words = typeof said === 'function' ? said(answer, say) : said && say(said)
    if (words) scope.toasts.brief('success', words)
  }

  /**
   * Takes a step that a form asked for, which shows what is wrong beside the field.
   * @param said what is said of it once it is taken
   * @returns what was answered; nothing while something else is being done with the same
   * @throws CallError
   */
  async function send<Answer>(
    id: string,
    work: () => Promise<Answer>,
    said?: Said<Answer>,
  ): Promise<Answer | undefined> {
    if ($busy.get().has(id)) return undefined
    try {
      const answer = await busyWith(id, work)
      tellOf(answer, said)
      return answer
    } finally {
      changed()
    }
  }

  /** Takes a step. A refusal is said by the client. @returns what was answered, nothing where it was not taken */
  const run = <Answer>(id: string, work: () => Promise<Answer>, said?: Said<Answer>) =>
    send(id, work, said).catch(unlessBug)

  return {
    $busy,
    send,
    run,
    /** Brings something of a document that stays as it is, a file, which says itself what became of it. */
    async bring(id: string, work: () => Promise<unknown>) {
      if (!$busy.get().has(id)) await busyWith(id, work).catch(unlessBug)
    },
    /** Takes a step. @returns whether it was taken */
    take: async <Answer>(id: string, work: () => Promise<Answer>, said?: Said<Answer>) =>
      (await run(id, work, said)) !== undefined,
    once: openOnce(),
  }
}
