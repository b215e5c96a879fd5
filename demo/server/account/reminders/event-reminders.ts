import { fill, type Text } from '../../../../src/core/messages'
import type { ReminderTopic } from '../../../../src/account/reminders/reminder-topic'
import { notify } from './notify'

/** `{no}` names the document, by its number or its title; `{reason}` is what was said about the step. */
type Words = { title: Text; content: Text }
type About = {
  to: readonly string[]
  /** The brand site that it is about; none: the account itself. */
  siteId: string | null
  no: string
  topic: ReminderTopic
  link: string
}

/**
 * Reminders of what happens to a kind of document; what has no words needs none, such as what its buyer did.
 * @param words by step, or by what else may happen to it
 * @param about who is told of one, what names it, and the page that shows it
 * @returns leaves the reminder of an event, in its transaction
 */
export const eventReminders =
  <Row, const Event extends string>(
    words: Readonly<Record<Event, Words>>,
    about: (row: Row, event: Event) => About,
  ) =>
  async (row: Row, event: string, { reason = '' }: { reason?: string } = {}): Promise<void> => {
    const isTold = (name: string): name is Event => Object.hasOwn(words, name)
    if (!isTold(event)) return
    const { title, content } = words[event]
    const { no, ...more } = about(row, event)
    const [zh, en] = content
    const values = { no, reason: reason || '—' }
    await notify({ ...more, title, content: [fill(zh, values), fill(en, values)] })
  }
