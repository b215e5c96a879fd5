import { skuWords } from '../../catalogue/goods/spec-words'
import { DocumentMoney } from '../../site/brand-site/document-money'
import { SiteMark } from '../../site/brand-site/site-mark'
import { DocumentBlock, DocumentLine } from '../../ui/pages/document'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { OfferGoods } from '../offers/offer-goods'
import type { EnquiryRow } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryActions } from './enquiry-actions'
import { enquiryState } from './enquiry-state'
import type { EnquirySteps } from './enquiry-steps.store'

/** One inquiry of the list: when, what, how many answered, how it stands, and what can be done. */
export function EnquiryBlock({ enquiry, steps }: { enquiry: EnquiryRow; steps: EnquirySteps }) {
  const say = useSay(enquiryMessages)
  const locale = useLocale()
  const href = useHref()
  const { id: enquiryId, enquiryNo, title, createdAt, lines, kinds, best, state, placedBy, orders } = enquiry
  const { suppliers, deadline, secondsLeft } = enquiry
  return (
    <DocumentMoney of={enquiry}>
      <DocumentBlock
        label={say('named', { no: enquiryNo })}
        head={
          <>
            <time>{createdAt.slice(0, 16)}</time>
            <span>
              {say('no')} <b>{enquiryNo}</b>
            </span>
            <b>{title}</b>
            <SiteMark site={enquiry.site} />
            {placedBy && <span>{say('askedBy', { name: placedBy.name })}</span>}
            {orders.map(({ id, orderNo }) => (
              <a key={id} className="link" href={href('order', { orderNo })}>
                {say('orderNo', { no: orderNo })}
              </a>
            ))}
            <a className="link" href={href('enquiry', { enquiryId })}>
              {say('details')}
            </a>
          </>
        }
        lines={
          <ul className="document-lines">
            {lines.map((line) => (
              <DocumentLine key={line.id} line={line}>
                <OfferGoods
                  goodsId={line.goodsId}
                  name={line.name}
                  spec={skuWords(line, locale)}
                  image={line.image}
                  custom={line.custom === 10}
                />
              </DocumentLine>
            ))}
            {kinds > lines.length && <li className="meta document-more">{say('more', { n: kinds })}</li>}
          </ul>
        }
        amount={
          <>
            {best === undefined ? (
              <span className="meta">{suppliers === 0 ? say('noAnswers') : '–'}</span>
            ) : (
              <Price amount={best} size="sm" />
            )}
          </>
        }
        state={
          <>
            <StateTag of={enquiryState} code={state} />
            {suppliers > 0 && <span className="meta">{say('answers', { n: suppliers })}</span>}
            {secondsLeft !== undefined && (
              <span className="meta">{say('until', { day: deadline.slice(5) })}</span>
            )}
          </>
        }
        actions={<EnquiryActions enquiry={enquiry} steps={steps} inList />}
      />
    </DocumentMoney>
  )
}
