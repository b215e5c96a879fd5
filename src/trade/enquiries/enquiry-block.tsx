import { DocumentMoney } from '../../site/brand-site/document-money'
import { SiteMark } from '../../site/brand-site/site-mark'
import { DocumentBlock } from '../../ui/pages/document'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { FirstLines } from '../offers/first-lines'
import type { EnquiryRow } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryActions } from './enquiry-actions'
import { enquiryState } from './enquiry-state'
import type { EnquirySteps } from './enquiry-steps.store'

/** List entry of an inquiry: date, goods, number of answers, state and actions. */
export function EnquiryBlock({ enquiry, steps }: { enquiry: EnquiryRow; steps: EnquirySteps }) {
  const say = useSay(enquiryMessages)
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
        lines={<FirstLines lines={lines} more={kinds > lines.length && say('more', { n: kinds })} />}
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
