import { and, asc, eq, inArray, notExists, or, ne, sql, type SQL } from 'drizzle-orm'
import { afterSalesActions } from '../../../../src/trade/after-sales/after-sales-machine'
import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { isRefund } from '../../../../src/trade/after-sales/after-sales-terms'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import type { DeskRow } from '../../core/operator/desk'
import { quantityFields } from '../../core/documents/line-quantities'
import { waitingIn } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { orderLink } from '../orders/order-link'
import { orderLine, orders } from '../orders/orders.table'
import { refund } from '../payment/refunds.table'
import { afterSale, afterSaleLine } from './after-sales.table'
import type { AfterSaleRow } from './after-sales-viewer'
import { refundPlan } from './refund-plan'
import { restockedOf, returnedLines } from './restocked'
import { siteMoney } from '../../site/brand-site/site-money'
import { textsOfSites } from '../../site/dictionaries/dictionaries'

const { applied, returned, returnReceived, awaitingRefund, awaitingShipment } = returnState.code

/** Actions of the platform by button. Several steps can share one. */
const buttons = {
  approve: ['approve', 'askReturn'],
  reject: ['reject'],
  takeIn: ['takeIn'],
  pass: ['oweMoney', 'oweGoods'],
  fail: ['failInspection'],
  refund: ['refund'],
  resend: ['resend'],
} satisfies Record<string, ReturnType<typeof afterSalesActions>>

function openButtons(row: AfterSaleRow): string[] {
  const open = afterSalesActions(row, 'platform')
  return Object.entries(buttons).flatMap(([name, steps]) =>
    steps.some((step) => open.includes(step)) ? [name] : [],
  )
}

/** Excludes cases with a refund in progress at a provider, which need no action by the platform. */
const notUnderWay = () =>
  or(
    ne(afterSale.returnState, awaitingRefund),
    notExists(
      db()
        .select({ one: sql`1` })
        .from(refund)
        .where(eq(refund.refundNo, afterSale.afterSaleNo)),
    ),
  )

const find = (which: SQL | undefined) =>
  db()
    .select({ afterSalesCase: afterSale, order: orders, name: buyerLabel })
    .from(afterSale)
    .innerJoin(orders, eq(orders.id, afterSale.orderId))
    .innerJoin(customer, eq(customer.id, afterSale.appliedBy))
    .where(
      and(
        inArray(afterSale.returnState, [applied, returned, returnReceived, awaitingRefund, awaitingShipment]),
        notUnderWay(),
        which,
      ),
    )
type Waits = Awaited<ReturnType<typeof find>>[number]

async function show(rows: Waits[]): Promise<DeskRow[]> {
  const pieces = await db()
    .select({
      afterSalesCase: afterSaleLine.afterSaleId,
      id: afterSaleLine.id,
      qty: afterSaleLine.qty,
      snapshot: orderLine.snapshot,
    })
    .from(afterSaleLine)
    .innerJoin(orderLine, eq(orderLine.id, afterSaleLine.orderLineId))
    .where(
      inArray(
        afterSaleLine.afterSaleId,
        rows.map(({ afterSalesCase }) => afterSalesCase.id),
      ),
    )
    .orderBy(asc(afterSaleLine.orderLineId))
  const money = await siteMoney()
  const reasonTexts = await textsOfSites(
    rows.map(({ afterSalesCase }) => afterSalesCase.siteId),
    afterSalesReason,
  )
  const piecesOf = grouped(pieces, ({ afterSalesCase }) => afterSalesCase)
  return Promise.all(
    rows.map(async ({ afterSalesCase, order, name }): Promise<DeskRow> => {
      const [zh, en] = afterSalesType.find(afterSalesCase.rightType)?.text ?? ['', '']
      const [zhState, enState] = returnState.find(afterSalesCase.returnState)?.text ?? ['', '']
      const { rightType, siteId, refundAmount } = afterSalesCase
      const amount = isRefund(rightType) ? ` ${money(siteId, refundAmount)}` : ''
      const actions = openButtons(afterSalesCase)
      const [reasonZh, reasonEn] = reasonTexts(siteId, afterSalesCase.reason)
      return {
        id: afterSalesCase.id,
        head: [
          `${afterSalesCase.afterSaleNo} ${name} ${zh}${amount} ${zhState}`,
          `${afterSalesCase.afterSaleNo} ${name} ${en}${amount} ${enState}`,
        ],
        lines: [
          ...piecesOf(afterSalesCase.id).map(
            ({ qty, snapshot }) => `${snapshot.skuCode} ${snapshot.goodsName} × ${qty} ${snapshot.unitName}`,
          ),
          orderLink(order.orderNo, [`订单 ${order.orderNo}`, `Order ${order.orderNo}`]),
          [`${reasonZh} “${afterSalesCase.description}”`, `${reasonEn} “${afterSalesCase.description}”`],
          ...[
            afterSalesCase.backTracking && `${afterSalesCase.backCompany} ${afterSalesCase.backTracking}`,
            afterSalesCase.pickupDay ?? '',
          ].filter(Boolean),
        ],
        files: [...afterSalesCase.files, ...afterSalesCase.backFiles],
        since: afterSalesCase.movedAt,
        actions,
        fields: {
          pass: quantityFields(returnedLines(piecesOf(afterSalesCase.id)), restockedOf(afterSalesCase)),
        },
        ...(actions.includes('refund') && {
          asks: { refund: await refundPlan(order, afterSalesCase, money) },
        }),
        auto: actions[0],
      }
    }),
  )
}

/** Cases that wait for the platform. */
export const waitingCases = waitingIn({
  id: afterSale.id,
  since: afterSale.movedAt,
  words: [afterSale.afterSaleNo, orders.orderNo, buyerLabel],
  find,
  show,
})
