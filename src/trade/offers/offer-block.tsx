import { wholeNumber } from '../../core/whole-number'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { OfferActions } from './offer-actions'
import { OfferGoods } from './offer-goods'
import type { OfferList } from './offer-list.store'
import { offerState } from './offer-state'
import type { OfferRow } from './offers.contract'
import { offerMessages } from './offers.messages'
import { specWords } from './spec-words'
import { Validity } from './validity'

/** One quotation of the list: when, what, how much, how it stands, and what can be done. */
export function OfferBlock({ offer, offers }: { offer: OfferRow; offers: OfferList }) {
  const say = useSay(offerMessages)
  const href = useHref()
  const { id: offerId, offerNo, createdAt, lines, kinds, total, state, secondsLeft, placedBy, orders } = offer
  return (
    <section className="card offer" aria-label={say('named', { no: offerNo })} part="row">
      <header className="offer-head">
        <time>{createdAt.slice(0, 16)}</time>
        <span>
          {say('no')} <b>{offerNo}</b>
        </span>
        {placedBy && <span>{say('askedBy', { name: placedBy.name })}</span>}
        {orders.map(({ id, orderNo }) => (
          <a key={id} className="offer-link" href={href('order', { orderNo })}>
            {say('orderNo', { no: orderNo })}
          </a>
        ))}
        <a className="offer-link offer-details" href={href('offer', { offerId })}>
          {say('details')}
        </a>
      </header>
      <div className="offer-body">
        <ul className="offer-lines">
          {lines.map((line) => (
            <li key={line.id} className="offer-line">
              <OfferGoods
                goodsId={line.goodsId}
                name={line.name}
                spec={specWords(line)}
                image={line.image}
                custom={line.custom === 10}
              />
              <span className="offer-quantity">
                × {wholeNumber(line.quantity)} {line.unitName}
              </span>
            </li>
          ))}
          {kinds > lines.length && <li className="offer-meta offer-more">{say('more', { n: kinds })}</li>}
        </ul>
        <div className="offer-amount">
          {total === undefined || state === offerState.code.toBeQuoted ? (
            <span className="offer-meta">{say('notQuoted')}</span>
          ) : (
            <Price amount={total} size="sm" />
          )}
        </div>
        <div className="offer-state">
          <StateTag of={offerState} code={state} />
          {secondsLeft === undefined ? (
            state === offerState.code.toBeQuoted && <span className="offer-meta">{say('within')}</span>
          ) : (
            <Validity seconds={secondsLeft} />
          )}
        </div>
        <div className="offer-actions">
          <OfferActions offer={offer} steps={offers.steps} inList />
        </div>
      </div>
    </section>
  )
}
