import { useRef } from 'react'
import { useContact } from '../../session/sign-in/use-contact'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { useSay } from '../../ui/host'
import { ComplaintFields, useComplaint } from './complaint-fields'
import type { ComplaintSteps } from './complaint-steps.store'
import { complaintMessages } from './complaints.messages'

/** Dialog for a complaint that is not about an order. */
export function ComplaintDialog({ steps, onClose }: { steps: ComplaintSteps; onClose: () => void }) {
  const say = useSay(complaintMessages)
  const foot = useRef<HTMLSpanElement>(null)
  const contact = useContact()
  const complaint = useComplaint((said) => steps.file(said, foot.current ?? undefined), contact)
  return (
    <Dialog
      title={say('fileTitle')}
      dirty={complaint.filling.dirty}
      onClose={onClose}
      hint={say('waiting')}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <span ref={foot}>
            <Button
              variant="primary"
              loading={complaint.filling.sending}
              onClick={() => void complaint.filling.submit()}
            >
              {say('submit')}
            </Button>
          </span>
        </>
      }
    >
      <ComplaintFields of={complaint} />
    </Dialog>
  )
}
