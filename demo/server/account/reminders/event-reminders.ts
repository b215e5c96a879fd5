import { fill, type Text } from '../../../../src/core/language/messages'
import type { ReminderTopic } from '../../../../src/account/reminders/reminder-topic'
import { notify } from './notify'

/** Texts of a reminder. `{no}` is the number or title of the document, `{reason}` the reason of the step. */
type Words = { title: Text; content: Text }
type About = {
  to: readonly string[]
  /** The brand site that it is about; none: the account itself. */
  siteId: string | null
  no: string
  topic: ReminderTopic
  link: string
  /** False for an event that has mails of its own. */
  byMail?: boolean
}

/**
 * Creates reminders about events of documents. Events without text, such as the buyer's own steps, create none.
 * @param words texts by step or event
 * @param about returns the recipient, the name of the document and its page
 * @returns a function that creates the reminder of an event within its transaction
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
