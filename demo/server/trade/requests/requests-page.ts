import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/core/language/locale'
import { pick } from '../../../../src/core/language/messages'
import { yes } from '../../../../src/core/api/shapes'
import { toDecimal } from '../../../../src/core/money'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import type { pageRequests, requestDetail } from '../../../../src/trade/requests/requests.contract'
import { openStates } from '../../../../src/trade/requests/request-machine'
import { requestState } from '../../../../src/trade/requests/request-state'
import { wireTrace } from '../../catalogue/goods/wire-trace'
import { containsText } from '../../core/database/contains-text'
import { db } from '../../core/database/db'
import { documentLog } from '../../core/documents/document-log'
import { reading } from '../../core/documents/documents'
import { statePage } from '../../core/documents/state-page'
import type { Log } from '../../core/http/surroundings'
import type { Member } from '../../core/security/auth'
import { toYesNo } from '../../core/http/to-yes-no'
import { clock } from '../../core/time/clock'
import { wireTime } from '../../core/time/business-time'
import { offer } from '../offers/offers.table'
import { accountNames } from '../orders/account-names'
import { orders } from '../orders/orders.table'
import { expiredOffers } from './expired-offers'
import { lastPaid } from './last-paid'
import { lineObstacles } from './line-obstacles'
import { heldPieces } from './request-hold'
import { reservedBudgets } from './reserved-budgets'
import { namedIn, wirePlan } from './wire-plan'
import {
  actionsFor,
  approversOf,
  isAsked,
  seenBy,
  seenRequest,
  type Approver,
  type RequestRow,
} from './request-viewer'
import { purchaseRequest } from './requests.table'

type Row = Answer<typeof pageRequests>['content'][number]
type Detail = Answer<typeof requestDetail>
type Names = ReadonlyMap<string, string>

const { waiting } = requestState.code

const person = (id: string, names: Names) => ({ id, name: names.get(id) ?? '' })

function emergencyOf({ emergency: reason, approveBy, state }: RequestRow): Pick<Row, 'emergency'> {
  if (reason === null || !approveBy) return {}
  return {
    emergency: {
      reason,
      approveBy: wireTime(approveBy),
      overdue: toYesNo(state === waiting && approveBy <= clock.now()),
    },
  }
}

type Known = { people: readonly Approver[]; names: Names; expired: ReadonlySet<string> }

function wireRow(row: RequestRow, { people, names, expired }: Known, who: Member): Row {
  const { id, requestNo: no, state, createdAt, payAmount, placedBy, kinds, goods, holdUntil, revision } = row
  return {
    id,
    no,
    state,
    createdAt: wireTime(createdAt),
    actions: actionsFor(row, people, who, expired),
    payAmount: toDecimal(payAmount),
    requester: person(placedBy, names),
    kinds,
    goods,
    ...(holdUntil && { holdUntil: wireTime(holdUntil) }),
    revision,
    ...emergencyOf(row),
    mine: state === waiting && isAsked(row, people, who.customerId),
  }
}

/** Reads one page of requests, the latest first. */
export const requestsPage = (who: Member, asked: Asked<typeof pageRequests>['body']) =>
  statePage(asked, asked.state, {
    table: purchaseRequest,
    state: purchaseRequest.state,
    where: and(
      seenBy(reading(who)),
      asked.emergency === yes ? isNotNull(purchaseRequest.emergency) : undefined,
      containsText(asked.keyword, purchaseRequest.requestNo, sql`${purchaseRequest.goods}::text`),
    ),
    rows: db().select().from(purchaseRequest),
    async wire(rows) {
      const people = await approversOf(rows.map(({ id }) => id))
      const names = await accountNames(rows.map(({ placedBy }) => placedBy))
      const expired = await expiredOffers(rows)
      return rows.map((row) => wireRow(row, { people, names, expired }, who))
    },
  })

async function linesOf(row: RequestRow, who: Member, log: Log): Promise<Detail['lines']> {
  const lines = row.frozen.orders.flatMap((order) =>
    order.lines.map((line, at) => ({ line, id: order.lineIds[at] ?? '' })),
  )
  const paid = await lastPaid(
    { companyId: row.customerId, requesterId: row.placedBy },
    lines.map(({ line }) => line.skuId),
  )
  const heldBySku = await heldPieces(row.id)
  const obstacleOf = await lineObstacles(row, heldBySku)
  return lines.map(({ id, line }) => {
    const { skuId, qty, price, purchaseNo, costCentre, snapshot, shares, priceTrace: steps = [] } = line
    const { requireInfo: _, ...goods } = snapshot
    const last = paid.get(skuId)
    return {
      ...goods,
      id,
      skuId,
      quantity: qty,
      price: toDecimal(price),
      amount: toDecimal(price * qty),
      priceTrace: wireTrace({ skuId, steps, quantity: qty, price, shares }, who, log),
      purchaseNo,
      costCentre,
      ...(last && { lastPaid: last }),
      held: heldBySku.get(skuId) ?? 0,
      ...obstacleOf.get(skuId),
    }
  })
}

function amountsOf({ frozen, payAmount }: RequestRow): Detail['amounts'] {
  const lines = frozen.orders.flatMap((order) => order.lines)
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    toDecimal(lines.reduce((total, line) => total + of(line), 0))
  return {
    goods: sum(({ price, qty }) => price * qty),
    freight: toDecimal(frozen.orders.reduce((total, { freight }) => total + freight, 0)),
    discount: sum(({ shares }) => shares?.discount ?? 0),
    coupon: sum(({ shares }) => shares?.coupon ?? 0),
    points: sum(({ shares }) => shares?.points ?? 0),
    pay: toDecimal(payAmount),
  }
}

async function logOf(id: string, language: Locale): Promise<Detail['log']> {
  const entries = await documentLog('request', id)
  const ids = entries.flatMap(({ actorId, action, changes }) => [
    actorId,
    // Changes of a reassignment are ids of accounts.
    ...(action === 'reassign' ? (changes ?? []).flatMap(({ from, to }) => [from, to]) : []),
  ])
  const names = await accountNames(ids.filter(Boolean))
  const shown = (action: string, value: string) =>
    action === 'reassign' ? (names.get(value) ?? value) : value
  return entries.map(({ createdAt, actorId, action, reason, changes }) => ({
    at: wireTime(createdAt),
    by: names.get(actorId) ?? '',
    action,
    reason,
    changes: (changes ?? []).map(({ label, from, to }) => ({
      label: pick(label, language),
      from: shown(action, from),
      to: shown(action, to),
    })),
  }))
}

async function offerOf({ offerId }: RequestRow): Promise<Pick<Detail, 'offer'>> {
  if (!offerId) return {}
  const [row] = await db()
    .select({ id: offer.id, offerNo: offer.offerNo })
    .from(offer)
    .where(eq(offer.id, offerId))
  return row ? { offer: row } : {}
}

/** Returns a request with everything that an approver decides by. @throws Refusal 404 */
export async function detailOf(idOrNo: string, who: Member, language: Locale, log: Log): Promise<Detail> {
  const row = await seenRequest(idOrNo, reading(who))
  const people = await approversOf([row.id])
  const names = await accountNames([row.placedBy, ...namedIn(people)])
  const [first] = row.frozen.orders
  const placed = await db()
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(inArray(orders.id, row.orderIds))
    .orderBy(desc(orders.id))
  return {
    ...wireRow(row, { people, names, expired: await expiredOffers([row]) }, who),
    lines: await linesOf(row, who, log),
    amounts: amountsOf(row),
    address: first?.address ?? {},
    remark: first?.remark ?? '',
    poNumber: first?.poNumber ?? '',
    ...(first?.deliveryWay !== undefined && { deliveryWay: first.deliveryWay }),
    ...(first?.requireDate && { requireDate: first.requireDate }),
    files: first?.files ?? [],
    steps: wirePlan(row.plan, people, names, language),
    step: row.step,
    ...(openStates.includes(row.state) && row.emergency === null && { expiresAt: wireTime(row.expiresAt) }),
    ...(row.failure && { failure: pick(row.failure, language) }),
    budgets: await reservedBudgets(row.id),
    ...(await offerOf(row)),
    orders: placed,
    log: await logOf(row.id, language),
  }
}
