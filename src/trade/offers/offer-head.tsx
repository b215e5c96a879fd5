import { useState } from 'react'
import { Button } from '../../ui/button'
import { useHref, useSay, useScope } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { OfferActions } from './offer-actions'
import type { OfferSteps } from './offer-steps.store'
import { offerState } from './offer-state'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'
import { Validity } from './validity'

type OfferHeadProps = { offer: OfferDetail; steps: OfferSteps; onOver: () => void }

/** Number and state of a quotation, until when it holds, what can be done with it, and its papers. */
export function OfferHead({ offer, steps, onOver }: OfferHeadProps) {
  const say = useSay(offerMessages)
  const href = useHref()
  const { notices } = useScope()
  const [exporting, setExporting] = useState(false)
  const { offerNo, state, validTo, secondsLeft, reason, orders } = offer

  async function exportSheet() {
    setExporting(true)
    try {
      // Loaded when somebody wants it: it is large.
      const { saveOfferSheet } = await import('./offer-sheet')
      await saveOfferSheet(offer, say)
    } catch {
      notices.toast('warning', say('exportFailed'))
    } finally {
      setExporting(false)
    }
  }
  return (
    <section className="card offer-top">
      <div className="offer-top-words">
        <h1 className="page-title" part="title">
          {say('named', { no: offerNo })}
        </h1>
        <p className="offer-top-state">
          <StateTag of={offerState} code={state} large />
          {validTo && <span className="offer-meta">{say('validTo', { time: validTo.slice(0, 16) })}</span>}
          {secondsLeft !== undefined && <Validity seconds={secondsLeft} onOver={onOver} />}
          {reason && <span className="offer-meta">{reason}</span>}
          {orders.map(({ id, orderNo }) => (
            <a key={id} className="offer-link" href={href('order', { orderNo })}>
              {say('orderNo', { no: orderNo })}
            </a>
          ))}
        </p>
      </div>
      <div className="offer-top-actions">
        <OfferActions offer={offer} steps={steps} />
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
      </div>
    </section>
  )
}
