import { useRef } from 'react'
import { choicesOfSite } from '../../core/form/form-field'
import { useContact } from '../../session/sign-in/use-contact'
import { Pictures } from '../../site/files/pictures'
import { Button } from '../../ui/button'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling, type Filling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { useChoices } from '../../ui/use-label'
import { complaintForm, complaintType } from './complaint'
import type { ComplaintList } from './complaints.store'
import { complaintMessages } from './complaints.messages'

/** Form fields of a complaint. */
export function ComplaintFields({ of }: { of: Filling<typeof complaintForm.fields> }) {
  const types = useChoices(complaintType).map(({ code }) => code)
  return (
    <Form of={of} className="complaint-form">
      <FormField of={of} name="type" width={320} choices={choicesOfSite(complaintType, types)} />
      <FormField of={of} name="title" />
      <FormField of={of} name="content" rows={6} />
      <FormField of={of} name="phone" width={320} />
      <FormField of={of} name="files">
        {(drawn) => <Pictures drawn={drawn} />}
      </FormField>
    </Form>
  )
}

type ComplaintDialogProps = { file: ComplaintList['file']; onClose: () => void }

/** Dialog for a complaint that is not about an order. */
export function ComplaintDialog({ file, onClose }: ComplaintDialogProps) {
  const say = useSay(complaintMessages)
  const foot = useRef<HTMLSpanElement>(null)
  const { phone } = useContact()
  const filling = useFilling(complaintForm, {
    start: { phone },
    send: (complaint) => file(complaint, foot.current ?? undefined),
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
