import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { KeptPictures } from '../../site/files/kept-picture'
import { Pictures } from '../../site/files/pictures'
import { Button } from '../../ui/button'
import { useSay, useScope } from '../../ui/host'
import formSheet from '../../ui/forms/form.css?sheet'
import { useSheet } from '../../ui/sheet'
import { Thread } from '../../ui/pages/thread'
import { Textarea } from '../../ui/forms/textarea'
import { actionsOf } from './complaint-machine'
import type { OpenComplaint } from './complaint-detail.store'
import type { ComplaintDetail } from './complaints.contract'
import { complaintMessages } from './complaints.messages'

type WriteProps = { onSend: (words: { text: string; files: string[] }) => Promise<boolean>; busy: boolean }

const plain = { describedBy: undefined, error: undefined, placeholder: undefined, required: false }

function Write({ onSend, busy }: WriteProps) {
  const say = useSay(complaintMessages)
  const { toasts } = useScope()
  const id = useId()
  const uploading = useRef(false)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<string[]>([])
  const [tried, setTried] = useState(false)
  function send() {
    setTried(true)
    if (uploading.current) return toasts.brief('warning', say('busy'))
    if (text.trim()) void onSend({ text: text.trim(), files })
  }
  return (
    <>
      <div className="complaint-write">
        <label className="form-label form-required" htmlFor={id}>
          {say('write')}
        </label>
        <Textarea
          id={id}
          rows={3}
          aria-required="true"
          error={tried && !text.trim() ? say('textNeeded') : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Pictures
          drawn={{
            ...plain,
            id: `${id}-files`,
            name: 'files',
            label: say('pictures'),
            value: files,
            change: (given) => setFiles(Array.isArray(given) ? given.map(String) : []),
          }}
          onBusy={(now) => void (uploading.current = now)}
        />
      </div>
      <Button loading={busy} onClick={send}>
        {say('send')}
      </Button>
    </>
  )
}

/** Messages of both sides, and a form for a new one. */
export function ComplaintThread({
  complaint,
  steps,
}: {
  complaint: ComplaintDetail
  steps: OpenComplaint['steps']
}) {
  const say = useSay(complaintMessages)
  useSheet(formSheet)
  const busy = useStore(steps.$busy).size > 0
  // The key resets the fields for the next message.
  const [round, setRound] = useState(0)
  const { thread } = complaint
  const open = actionsOf(complaint).includes('message')
  if (thread.length === 0 && !open) return null
  return (
    <Thread
      title={say('thread')}
      empty={say('threadEmpty')}
      of={thread}
      whose={({ by, name = say('you') }) => (by === 'platform' ? say('platform') : name)}
      attached={(files) => <KeptPictures files={files} />}
    >
      {open && (
        <Write
          key={round}
          busy={busy}
          onSend={async (words) => {
            const ok = await steps.write(words)
            if (ok) setRound(round + 1)
            return ok
          }}
        />
      )}
    </Thread>
  )
}
