import { wholeNumber } from '../../core/whole-number'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { Tag } from '../../ui/tag'
import { AfterSalesActions } from './after-sales-actions'
import { AfterSalesGoods } from './after-sales-goods'
import type { AfterSalesList } from './after-sales-list.store'
import { afterSalesMessages } from './after-sales.messages'
import { afterSalesState } from './after-sales-state'
import { isRefund } from './after-sales-terms'
import { afterSalesType } from './after-sales-type'
import type { AfterSalesRow } from './after-sales.contract'
import { TimeLeft } from './time-left'

/** One right of the list: when, what, how much, how it stands, and what can be done. */
export function AfterSalesBlock({ right, rights }: { right: AfterSalesRow; rights: AfterSalesList }) {
  const say = useSay(afterSalesMessages)
  const locale = useLocale()
  const href = useHref()
  const { id, afterSaleNo, orderNo, rightType, rightState, createdAt, lines, placedBy } = right
  return (
    <section className="card right" aria-label={say('named', { no: afterSaleNo })} part="row">
      <header className="right-head">
        <time>{createdAt.slice(0, 16)}</time>
        <span>
          {say('no')} <b>{afterSaleNo}</b>
        </span>
        <a className="right-link" href={href('order', { orderNo })}>
          {say('order', { no: orderNo })}
        </a>
        <span className="right-shop">
          <Icon name="store" size={14} />
          {right.shop.name}
        </span>
        {placedBy && <span>{say('placedBy', { name: placedBy.name })}</span>}
        <a className="right-link right-details" href={href('afterSale', { afterSaleId: id })}>
          {say('details')}
        </a>
      </header>
      <div className="right-body">
        <ul className="right-lines">
          {lines.map((line) => (
            <li key={line.id} className="right-line">
              <AfterSalesGoods goods={line} />
              <span className="right-quantity">
                × {wholeNumber(line.quantity)} {line.unitName}
              </span>
            </li>
          ))}
        </ul>
        <div className="right-amount">
          {isRefund(rightType) ? (
            <Price amount={right.refundAmount} size="sm" />
          ) : (
            <span className="right-meta">{say('noMoney')}</span>
          )}
          <Tag>{afterSalesType.label(rightType, locale)}</Tag>
        </div>
        <div className="right-state">
          <StateTag of={afterSalesState} code={rightState} />
          <TimeLeft seconds={right.secondsLeft} />
        </div>
        <div className="right-actions">
          <AfterSalesActions right={right} steps={rights.steps} inList />
        </div>
      </div>
    </section>
  )
}
