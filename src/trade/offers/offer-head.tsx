import { SiteMark } from '../../site/brand-site/site-mark'
import { Card } from '../../ui/card'
import { DocumentTitle } from '../../ui/pages/document-title'
import { useCurrency } from '../../ui/currency'
import { useHref, useLocale, useSay } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { DocumentPapers } from './document-papers'
import { OfferActions } from './offer-actions'
import type { OfferSteps } from './offer-steps.store'
import { offerState } from './offer-state'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'
import { Validity } from './validity'

type OfferHeadProps = { offer: OfferDetail; steps: OfferSteps; onOver: () => void }

/** Header of a quotation: number, state, validity, actions and documents. */
export function OfferHead({ offer, steps, onOver }: OfferHeadProps) {
  const say = useSay(offerMessages)
  const locale = useLocale()
  const href = useHref()
  const { symbol } = useCurrency()
  const { offerNo, state, validTo, secondsLeft, reason, orders } = offer

  async function save() {
    // Loaded on demand because it is large.
    const { saveOfferSheet } = await import('./offer-sheet')
    await saveOfferSheet(offer, say, locale, symbol)
  }
  return (
    <Card padding="none">
      <DocumentTitle
        title={say('named', { no: offerNo })}
        facts={
          <>
            <StateTag of={offerState} code={state} large />
            <SiteMark site={offer.site} />
            {validTo && <span>{say('validTo', { time: validTo.slice(0, 16) })}</span>}
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
            <OfferActions offer={offer} steps={steps} />
            <DocumentPapers say={say} save={save} />
          </>
        }
      />
    </Card>
  )
}
