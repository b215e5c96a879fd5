import { SiteMark } from '../../site/brand-site/site-mark'
import { Card } from '../../ui/card'
import { DocumentTitle } from '../../ui/pages/document-title'
import { useCurrency } from '../../ui/currency'
import { useHref, useLocale, useSay } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { DocumentPapers } from '../offers/document-papers'
import { Validity } from '../offers/validity'
import type { EnquiryDetail } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryActions } from './enquiry-actions'
import { enquiryState } from './enquiry-state'
import type { EnquirySteps } from './enquiry-steps.store'

type EnquiryHeadProps = { enquiry: EnquiryDetail; steps: EnquirySteps; onOver: () => void }

/** Header of an inquiry: subject, number, state, deadline, actions and documents. */
export function EnquiryHead({ enquiry, steps, onOver }: EnquiryHeadProps) {
  const say = useSay(enquiryMessages)
  const locale = useLocale()
  const href = useHref()
  const { symbol } = useCurrency()
  const { enquiryNo, title, state, deadline, secondsLeft, reason, orders } = enquiry

  async function save() {
    // Loaded on demand because it is large.
    const { saveEnquirySheet } = await import('./enquiry-sheet')
    await saveEnquirySheet(enquiry, say, locale, symbol)
  }
  return (
    <Card padding="none">
      <DocumentTitle
        title={title}
        facts={
          <>
            <StateTag of={enquiryState} code={state} large />
            <SiteMark site={enquiry.site} />
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
            <DocumentPapers say={say} save={save} />
          </>
        }
      />
    </Card>
  )
}
