import { DocumentMoney } from '../../site/brand-site/document-money'
import { SiteMark } from '../../site/brand-site/site-mark'
import { DocumentBlock } from '../../ui/pages/document'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { OfferActions } from './offer-actions'
import { FirstLines } from './first-lines'
import type { OfferList } from './offer-list.store'
import { offerState } from './offer-state'
import type { OfferRow } from './offers.contract'
import { offerMessages } from './offers.messages'
import { Validity } from './validity'

/** List entry of a quotation: date, goods, total, state and actions. */
export function OfferBlock({ offer, offers }: { offer: OfferRow; offers: OfferList }) {
  const say = useSay(offerMessages)
  const href = useHref()
  const { id: offerId, offerNo, createdAt, lines, kinds, total, state, secondsLeft, placedBy, orders } = offer
  return (
    <DocumentMoney of={offer}>
      <DocumentBlock
        label={say('named', { no: offerNo })}
        head={
          <>
            <time>{createdAt.slice(0, 16)}</time>
            <span>
              {say('no')} <b>{offerNo}</b>
            </span>
            <SiteMark site={offer.site} />
            {placedBy && <span>{say('askedBy', { name: placedBy.name })}</span>}
            {orders.map(({ id, orderNo }) => (
              <a key={id} className="link" href={href('order', { orderNo })}>
                {say('orderNo', { no: orderNo })}
              </a>
            ))}
            <a className="link" href={href('offer', { offerId })}>
              {say('details')}
            </a>
          </>
        }
        lines={<FirstLines lines={lines} more={kinds > lines.length && say('more', { n: kinds })} />}
        amount={
          <>
            {total === undefined || state === offerState.code.toBeQuoted ? (
              <span className="meta">{say('notQuoted')}</span>
            ) : (
              <Price amount={total} size="sm" />
            )}
          </>
        }
        state={
          <>
            <StateTag of={offerState} code={state} />
            {secondsLeft === undefined ? (
              state === offerState.code.toBeQuoted && <span className="meta">{say('within')}</span>
            ) : (
              <Validity seconds={secondsLeft} />
            )}
          </>
        }
        actions={<OfferActions offer={offer} steps={offers.steps} inList />}
      />
    </DocumentMoney>
  )
}
