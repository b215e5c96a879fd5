import { DocumentMoney } from '../../site/brand-site/document-money'
import { SiteMark } from '../../site/brand-site/site-mark'
import { DocumentBlock, DocumentLine, DocumentShop } from '../../ui/pages/document'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { Tag } from '../../ui/tag'
import { useLabel } from '../../ui/use-label'
import { AfterSalesActions } from './after-sales-actions'
import { AfterSalesGoods } from './after-sales-goods'
import type { AfterSalesList } from './after-sales-list.store'
import { afterSalesMessages } from './after-sales.messages'
import { afterSalesState } from './after-sales-state'
import { isRefund } from './after-sales-terms'
import { afterSalesType } from './after-sales-type'
import type { AfterSalesRow } from './after-sales.contract'
import { TimeLeft } from './time-left'

/** List entry of an after-sales case: date, goods, amount, state and actions. */
export function AfterSalesBlock({ afterSale, list }: { afterSale: AfterSalesRow; list: AfterSalesList }) {
  const say = useSay(afterSalesMessages)
  const typeLabel = useLabel(afterSalesType)
  const href = useHref()
  const { id, afterSaleNo, orderNo, rightType, rightState, createdAt, lines, placedBy } = afterSale
  return (
    <DocumentMoney of={afterSale}>
      <DocumentBlock
        label={say('named', { no: afterSaleNo })}
        head={
          <>
            <time>{createdAt.slice(0, 16)}</time>
            <span>
              {say('no')} <b>{afterSaleNo}</b>
            </span>
            <a className="link" href={href('order', { orderNo })}>
              {say('order', { no: orderNo })}
            </a>
            <SiteMark site={afterSale.site} />
            <DocumentShop name={afterSale.shop.name} />
            {placedBy && <span>{say('placedBy', { name: placedBy.name })}</span>}
            <a className="link" href={href('afterSale', { afterSaleId: id })}>
              {say('details')}
            </a>
          </>
        }
        lines={
          <ul className="document-lines">
            {lines.map((line) => (
              <DocumentLine key={line.id} line={line}>
                <AfterSalesGoods goods={line} />
              </DocumentLine>
            ))}
          </ul>
        }
        amount={
          <>
            {isRefund(rightType) ? (
              <Price amount={afterSale.refundAmount} size="sm" />
            ) : (
              <span className="meta">{say('noMoney')}</span>
            )}
            <Tag>{typeLabel(rightType)}</Tag>
          </>
        }
        state={
          <>
            <StateTag of={afterSalesState} code={rightState} />
            <TimeLeft seconds={afterSale.secondsLeft} />
          </>
        }
        actions={<AfterSalesActions afterSale={afterSale} steps={list.steps} inList />}
      />
    </DocumentMoney>
  )
}
