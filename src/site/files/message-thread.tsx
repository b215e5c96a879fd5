import type { ReactNode } from 'react'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { useSheet } from '../../ui/sheet'
import { FileList } from './file-list'
import sheet from './message-thread.css?sheet'

type Sent = {
  id: string
  by: 'buyer' | 'platform'
  /** Name of the author's account. */
  name?: string | undefined
  text: string
  files: readonly string[]
  createdAt: string
}

type MessageThreadProps<M extends Sent> = {
  of: readonly M[]
  say: (word: 'thread' | 'threadEmpty' | 'you' | 'platform') => string
  /** Returns the author's name. Default: the platform, or the account. */
  whose?: (message: M) => string
  /** Renders the files of a message. Default: a list to download. */
  attached?: (files: M['files']) => ReactNode
  /** Form for a new message. */
  children?: ReactNode
}

/** Conversation about a document, with the buyer's messages at the right. */
export function MessageThread<M extends Sent>({
  of,
  say,
  whose = ({ by, name = say('you') }) => (by === 'platform' ? say('platform') : name),
  attached = (files) => <FileList files={files} />,
  children,
}: MessageThreadProps<M>) {
  useSheet(sheet)
  return (
    <Card title={say('thread')} className="thread">
      {of.length === 0 && <p className="note">{say('threadEmpty')}</p>}
      <ol className="stack gap-12">
        {of.map((message) => (
          <li
            key={message.id}
            className={classNames('thread-message stack gap-4 text-dense', `thread-message-${message.by}`)}
          >
            <span className="note">
              <b>{whose(message)}</b> {message.createdAt.slice(0, 16)}
            </span>
            <p className="thread-text">{message.text}</p>
            {attached(message.files)}
          </li>
        ))}
      </ol>
      {children && <div className="stack gap-12 above-16">{children}</div>}
    </Card>
  )
}
