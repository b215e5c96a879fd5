import { KeptPictures } from '../../site/files/kept-picture'
import { MessageForm, messageForm } from '../../site/files/message-form'
import { Pictures } from '../../site/files/pictures'
import { useSay } from '../../ui/host'
import { Thread } from '../../ui/pages/thread'
import { actionsOf } from './complaint-machine'
import type { OpenComplaint } from './complaint-detail.store'
import type { ComplaintDetail } from './complaints.contract'
import { complaintMessages } from './complaints.messages'

const addition = messageForm(complaintMessages.write)

/** Messages of both sides, and a form for a new one. */
export function ComplaintThread({
  complaint,
  steps,
}: {
  complaint: ComplaintDetail
  steps: OpenComplaint['steps']
}) {
  const say = useSay(complaintMessages)
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
        <MessageForm
          of={addition}
          action={say('send')}
          send={steps.write}
          uploads={(drawn) => <Pictures drawn={drawn} />}
        />
      )}
    </Thread>
  )
}
