import { useState } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { DocumentTitle } from '../../ui/document-title'
import { useHref, useSay, useScope } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { Validity } from '../offers/validity'
import type { EnquiryDetail } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryActions } from './enquiry-actions'
import { enquiryState } from './enquiry-state'
import type { EnquirySteps } from './enquiry-steps.store'

type EnquiryHeadProps = { enquiry: EnquiryDetail; steps: EnquirySteps; onOver: () => void }

/** Subject, number and state of an inquiry, until when it runs, what can be done with it, and its papers. */
export function EnquiryHead({ enquiry, steps, onOver }: EnquiryHeadProps) {
  const say = useSay(enquiryMessages)
  const href = useHref()
  const { notices } = useScope()
  const [exporting, setExporting] = useState(false)
  const { enquiryNo, title, state, deadline, secondsLeft, reason, orders } = enquiry

  async function exportSheet() {
    setExporting(true)
    try {
      // Loaded when somebody wants it: it is large.
      const { saveEnquirySheet } = await import('./enquiry-sheet')
      await saveEnquirySheet(enquiry, say)
    } catch {
      notices.toast('warning', say('exportFailed'))
    } finally {
      setExporting(false)
    }
  }
  return (
    <Card padding="none">
      <DocumentTitle
        title={title}
        facts={
          <>
            <StateTag of={enquiryState} code={state} large />
            <span>{say('named', { no: enquiryNo })}</span>
            <span>{say('until', { day: deadline })}</span>
            {secondsLeft !== undefined && <Validity seconds={secondsLeft} onOver={onOver} />}
            {reason && <span>{reason}</span>}
            {orders.map(({ id, orderNo }) => (
              <a key={id} className="link" href={href('order', { orderNo })}>
                {say('orderNo', { no: orderNo })}
              </a>
            ))}
          </>
        }
        actions={
          <>
            <EnquiryActions enquiry={enquiry} steps={steps} />
            <Button icon="print" onClick={() => print()}>
              {say('print')}
            </Button>
            <Button
              icon="download"
              loading={exporting}
              loadingLabel={say('exportXlsx')}
              onClick={() => void exportSheet()}
            >
              {say('exportXlsx')}
            </Button>
          </>
        }
      />
    </Card>
  )
}
