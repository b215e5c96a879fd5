import { FileList } from '../../site/files/file-list'
import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { Select } from '../../ui/forms/select'
import { Thread } from '../../ui/pages/thread'
import { OfferWords, useWords } from '../offers/offer-words'
import type { EnquiryDetail, EnquiryMessage } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'
import { actionsOf } from './enquiry-machine'
import type { EnquirySteps } from './enquiry-steps.store'

/** Messages of both sides, and a form to write to one supplier or to all. */
export function EnquiryThread({ enquiry, steps }: { enquiry: EnquiryDetail; steps: EnquirySteps }) {
  const say = useSay(enquiryMessages)
  const busy = useStore(steps.$busy).size > 0
  const words = useWords()
  const toId = useId()
  const [supplier, setSupplier] = useState('')
  const { id, thread, quotes } = enquiry
  const suppliers = [...new Set(quotes.map((quote) => quote.supplier))]
  const whose = ({ by, name = say('you'), supplier: to }: EnquiryMessage) =>
    by === 'platform' ? to || say('platform') : say('said_to', { name, to: to || say('toAll') })
  return (
    <Thread
      title={say('thread')}
      empty={say('threadEmpty')}
      of={thread}
      whose={whose}
      attached={(files) => <FileList files={files} />}
    >
      {actionsOf(enquiry).includes('message') && (
        <>
          {suppliers.length > 0 && (
            <div className="enquiry-to">
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
          <OfferWords of={words} label={say('write')} />
          <Button
            loading={busy}
            onClick={() =>
              words.submit(
                (given) => void steps.write(id, { ...given, supplier }).then((ok) => ok && words.clear()),
              )
            }
          >
            {say('send')}
          </Button>
        </>
      )}
    </Thread>
  )
}
