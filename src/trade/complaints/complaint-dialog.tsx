import { useRef } from 'react'
import { useContact } from '../../session/sign-in/use-contact'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { useSay } from '../../ui/host'
import { useFilling } from '../../ui/forms/form-filling'
import { ComplaintFields } from './complaint-fields'
import { complaintForm } from './complaint-form'
import type { ComplaintSteps } from './complaint-steps.store'
import { complaintMessages } from './complaints.messages'

/** Dialog for a complaint that is not about an order. */
export function ComplaintDialog({ steps, onClose }: { steps: ComplaintSteps; onClose: () => void }) {
  const say = useSay(complaintMessages)
  const foot = useRef<HTMLSpanElement>(null)
  const { phone } = useContact()
  const filling = useFilling(complaintForm, {
    start: { phone },
    send: (complaint) => steps.file(complaint, foot.current ?? undefined),
  })
  return (
    <Dialog
      title={say('fileTitle')}
      dirty={filling.dirty}
      onClose={onClose}
      hint={say('waiting')}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <span ref={foot}>
            <Button variant="primary" loading={filling.sending} onClick={() => void filling.submit()}>
              {say('submit')}
            </Button>
          </span>
        </>
      }
    >
      <ComplaintFields of={filling} />
    </Dialog>
  )
}
