import { useId, useState } from 'react'
import { MessageForm, messageForm } from '../../site/files/message-form'
import { MessageThread } from '../../site/files/message-thread'
import { useSay } from '../../ui/host'
import { Select } from '../../ui/forms/select'
import type { EnquiryDetail, EnquiryMessage } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'
import { actionsOf } from './enquiry-machine'
import type { EnquirySteps } from './enquiry-steps.store'

const reply = messageForm(enquiryMessages.write)

/** Messages of both sides, and a form to write to one supplier or to all. */
export function EnquiryThread({ enquiry, steps }: { enquiry: EnquiryDetail; steps: EnquirySteps }) {
  const say = useSay(enquiryMessages)
  const toId = useId()
  const [supplier, setSupplier] = useState('')
  const { id, thread, quotes } = enquiry
  const suppliers = [...new Set(quotes.map((quote) => quote.supplier))]
  const whose = ({ by, name = say('you'), supplier: to }: EnquiryMessage) =>
    by === 'platform' ? to || say('platform') : say('said_to', { name, to: to || say('toAll') })
  return (
    <MessageThread of={thread} say={say} whose={whose}>
      {actionsOf(enquiry).includes('message') && (
        <>
          {suppliers.length > 0 && (
            <div className="enquiry-to row gap-8 text-dense">
              <label htmlFor={toId}>{say('toWhom')}</label>
              <Select
                id={toId}
                size="small"
                width={240}
                value={supplier}
                options={[
                  { value: '', label: say('toAll') },
                  ...suppliers.map((name) => ({ value: name, label: name })),
                ]}
                onChoose={setSupplier}
              />
            </div>
          )}
          <MessageForm
            of={reply}
            action={say('send')}
            send={(message) => steps.write(id, { ...message, supplier })}
          />
        </>
      )}
    </MessageThread>
  )
}
