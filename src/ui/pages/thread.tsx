import type { ReactNode } from 'react'
import { Card } from '../card'
import { classNames } from '../class-names'
import { useSheet } from '../sheet'
import sheet from './thread.css?sheet'

type Message = { id: string; by: string; text: string; files: readonly string[]; createdAt: string }
type ThreadProps<M extends Message> = {
  title: string
  /** Text without messages. */
  empty: string
  of: readonly M[]
  /** Returns the author's name. */
  whose: (message: M) => string
  attached: (files: M['files']) => ReactNode
  /** Form for a new message. */
  children?: ReactNode
}

/** Conversation, with the buyer's messages at the right. */
export function Thread<M extends Message>({ title, empty, of, whose, attached, children }: ThreadProps<M>) {
  useSheet(sheet)
  return (
    <Card title={title} className="thread">
      {of.length === 0 && <p className="note">{empty}</p>}
      <ol className="thread-messages">
        {of.map((message) => (
          <li key={message.id} className={classNames('thread-message', `thread-message-${message.by}`)}>
            <span className="note">
              <b>{whose(message)}</b> {message.createdAt.slice(0, 16)}
            </span>
            <p className="thread-text">{message.text}</p>
            {attached(message.files)}
          </li>
        ))}
      </ol>
      {children && <div className="thread-reply">{children}</div>}
    </Card>
  )
}
