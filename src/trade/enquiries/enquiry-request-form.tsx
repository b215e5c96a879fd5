import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Attachments } from '../../site/files/attachments'
import type { Contact } from '../../session/sign-in/contact'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { FormField } from '../../ui/forms/form-field'
import { useFilling, type Filling } from '../../ui/forms/form-filling'
import { FormGrid } from '../../ui/forms/form-grid'
import { useHost, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { enquiryForm } from './enquiry-form'
import { enquiryRequestMessages } from './enquiry-request.messages'
import type { EnquiryRequest } from './enquiry-request.store'

const names = ['title', 'deadline', 'contactName', 'contactPhone', 'remark', 'files'] as const

/** Stores typed values in this browser, so that they survive a reload. */
function EnquiryFields({ of, request }: { of: Filling<typeof enquiryForm.fields>; request: EnquiryRequest }) {
  const entered = useWatch({ control: of.control })
  useEffect(() => {
    const drafts = of.drafts()
    const { said } = request.$draft.get()
    if (names.some((name) => JSON.stringify(drafts[name]) !== JSON.stringify(said[name])))
      request.keepSaid(drafts)
  }, [entered, of, request])
  return null
}

type RequestFormProps = {
  request: EnquiryRequest
  /** Default contact person. */
  contact: Contact
}

/** Form for subject, deadline, contact and remarks, with the submit button. */
export function EnquiryRequestForm({ request, contact }: RequestFormProps) {
  const say = useSay(enquiryRequestMessages)
  const { scope, root } = useHost()
  const unknown = useStore(request.$unknown)
  const { said } = request.$draft.get()
  const filling = useFilling(enquiryForm, {
    start: {
      ...said,
      contactName: said.contactName || contact.legalName,
      contactPhone: said.contactPhone || contact.phone,
    },
    labels: 'above',
    send: (values) => request.send(values),
  })

  function submit() {
    if (request.$lines.get().length === 0) return scope.toasts.brief('warning', say('nothing'))
    if (request.looksGood()) return void filling.submit()
    // Deferred until the rows have rendered their errors.
    setTimeout(() => root.querySelector<HTMLElement>('.offer-request-table [aria-invalid=true]')?.focus())
  }
  return (
    <Card padding="form" title={say('said')}>
      <FormGrid of={filling} columns="halves">
        <EnquiryFields of={filling} request={request} />
        <FormField of={filling} name="title" />
        <FormField of={filling} name="deadline" />
        <FormField of={filling} name="contactName" />
        <FormField of={filling} name="contactPhone" />
        <FormField of={filling} name="remark" rows={3} className="form-wide" />
        <FormField of={filling} name="files" className="form-wide">
          {(drawn) => <Attachments drawn={drawn} mayUpload={() => scope.token.$token.get() !== ''} />}
        </FormField>
        {unknown && (
          <div className="form-wide">
            <InlineBar tone="danger">{say('unknown')}</InlineBar>
          </div>
        )}
        <div className="form-foot form-wide">
          <p className="meta">{say('hint')}</p>
          <Button variant="primary" size="large" loading={filling.sending} onClick={submit}>
            {say('submit')}
          </Button>
        </div>
      </FormGrid>
    </Card>
  )
}
