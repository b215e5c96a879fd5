import { wholeNumber } from '../../core/whole-number'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { OfferGoods } from '../offers/offer-goods'
import { specWords } from '../offers/spec-words'
import type { EnquiryRow } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryActions } from './enquiry-actions'
import { enquiryState } from './enquiry-state'
import type { EnquirySteps } from './enquiry-steps.store'

/** One inquiry of the list: when, what, how many answered, how it stands, and what can be done. */
export function EnquiryBlock({ enquiry, steps }: { enquiry: EnquiryRow; steps: EnquirySteps }) {
  const say = useSay(enquiryMessages)
  const href = useHref()
  const { id: enquiryId, enquiryNo, title, createdAt, lines, kinds, best, state, placedBy, orders } = enquiry
  const { suppliers, deadline, secondsLeft } = enquiry
  return (
    <section className="card offer" aria-label={say('named', { no: enquiryNo })} part="row">
      <header className="offer-head">
        <time>{createdAt.slice(0, 16)}</time>
        <span>
          {say('no')} <b>{enquiryNo}</b>
        </span>
        <b>{title}</b>
        {placedBy && <span>{say('askedBy', { name: placedBy.name })}</span>}
        {orders.map(({ id, orderNo }) => (
          <a key={id} className="offer-link" href={href('order', { orderNo })}>
            {say('orderNo', { no: orderNo })}
          </a>
        ))}
        <a className="offer-link offer-details" href={href('enquiry', { enquiryId })}>
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
          {best === undefined ? (
            <span className="offer-meta">{suppliers === 0 ? say('noAnswers') : '–'}</span>
          ) : (
            <Price amount={best} size="sm" />
          )}
        </div>
        <div className="offer-state">
          <StateTag of={enquiryState} code={state} />
          {suppliers > 0 && <span className="offer-meta">{say('answers', { n: suppliers })}</span>}
          {secondsLeft !== undefined && (
            <span className="offer-meta">{say('until', { day: deadline.slice(5) })}</span>
          )}
        </div>
        <div className="offer-actions">
          <EnquiryActions enquiry={enquiry} steps={steps} inList />
        </div>
      </div>
    </section>
  )
}
