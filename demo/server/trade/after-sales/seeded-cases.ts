import {
  afterSalesMachine,
  rightStateOf,
  type AfterSalesAction,
} from '../../../../src/trade/after-sales/after-sales-machine'
import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import { goodsComeBack, isRefund } from '../../../../src/trade/after-sales/after-sales-terms'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { returnMethod } from '../../../../src/trade/after-sales/return-method'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { auditLog } from '../../core/documents/audit.table'
import type { Member } from '../../core/security/auth'
import { after, day, hour, wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Random } from '../../core/database/random'
import type { orderLine, orders } from '../orders/orders.table'
import { afterSale, afterSaleLine } from './after-sales.table'
import type { AfterSalesEvent, AfterSalesStory } from './seed-stories'

type AfterSalesCase = typeof afterSale.$inferInsert
type Entry = typeof auditLog.$inferInsert
type About = { order: typeof orders.$inferSelect; line: typeof orderLine.$inferSelect }
type Telling = { who: Member; random: Random; files: string[] }

const { quality } = afterSalesReason.code
const faults = [
  '收到后发现包装破损，内部零件有磕碰',
  '装机试运行有异响，轴向间隙超差',
  '表面镀层起泡，批次与合格证不符',
]
const refusals = [
  '图片不清晰，请补充铭牌照片',
  '经核实商品已安装使用，不符合退换条件',
  '请提供第三方检测报告',
]

/** Returns the state machine's steps for an event. */
function stepsOf(event: AfterSalesEvent, afterSalesCase: AfterSalesCase): AfterSalesAction[] {
  const owe = isRefund(afterSalesCase.rightType) ? 'oweMoney' : 'oweGoods'
  if (event === 'approve') return goodsComeBack(afterSalesCase) ? ['askReturn'] : ['approve', owe]
  if (event === 'pass') return [owe]
  if (event === 'fail') return ['failInspection']
  if (event === 'refund' || event === 'confirm') return [event, 'finish']
  return [event]
}

/** Returns the columns that a step sets besides the state. */
function keptBy(action: AfterSalesAction, id: string, { random }: Telling): Partial<AfterSalesCase> {
  if (action === 'askReturn')
    return { returnTo: '上海市浦东新区临港大道 88 号 3 号库　售后收货组　021-6800 1200' }
  if (action === 'sendBack') return { backCompany: '安达速运', backTracking: `AD${id.padStart(10, '0')}` }
  if (action === 'resend') return { resendCompany: '迅安物流', resendTracking: `XA${id.padStart(10, '0')}` }
  if (action === 'reject') return { rejectReason: random.pick(refusals) }
  if (action === 'failInspection') return { rejectReason: '退回商品有使用痕迹，已原路寄回' }
  return {}
}

/**
 * Creates the rows of a case from its story, as the real steps would. Each step follows the state machine.
 * @param id also the index among the cases
 */
export function seededCase(id: string, story: AfterSalesStory, about: About, asked: Date, telling: Telling) {
  const { order, line } = about
  const { type, method = returnMethod.code.sendBack, events } = story
  const qty = Math.max(1, Math.floor(line.qty / 4))
  const amount = isRefund(type) ? Math.floor((line.payShare * qty) / line.qty) : 0
  const { customerId } = telling.who
  let afterSalesCase: AfterSalesCase = {
    id,
    afterSaleNo: `S${wireTime(asked).replace(/\D/g, '').slice(2)}${id.slice(-6).padStart(6, '0')}`,
    orderId: order.id,
    customerId: order.customerId,
    placedBy: order.placedBy,
    appliedBy: customerId,
    siteId: telling.who.site,
    rightType: type,
    returnState: returnState.code.applied,
    rightState: 10,
    reason: quality,
    returnMethod: type === afterSalesType.code.refund ? returnMethod.code.noneNeeded : method,
    description: telling.random.pick(faults),
    files: telling.files.slice(0, telling.random.int(1, 3)),
    refundAmount: amount,
    address: order.address,
    movedAt: asked,
    createdAt: asked,
  }
  const entry = { entity: 'after_sale', entityId: id }
  const log: Entry[] = [
    { ...entry, actorType: 'buyer', actorId: customerId, action: 'submit', toState: 10, createdAt: asked },
  ]
  // Distributed evenly between the application and now, at most a day apart.
  const passed = clock.now().getTime() - asked.getTime()
  const pause = Math.min(day, (passed - hour / 2) / Math.max(1, events.length))
  for (const [at, event] of events.entries())
    for (const [part, action] of stepsOf(event, afterSalesCase).entries()) {
      const { to, by } = afterSalesMachine[action]
      const time = after(asked, Math.round(pause * (at + 1)) + part)
      const deadline = keptBy(action, id, telling)
      const [actor] = by
      log.push({
        ...entry,
        actorType: actor === 'system' ? 'timer' : actor,
        actorId: actor === 'buyer' ? customerId : '',
        action,
        fromState: afterSalesCase.returnState,
        toState: to,
        reason: deadline.rejectReason ?? '',
        createdAt: time,
      })
      const retries = (afterSalesCase.retries ?? 0) + (action === 'reapply' ? 1 : 0)
      afterSalesCase = { ...afterSalesCase, ...deadline, retries, returnState: to, movedAt: time }
    }
  afterSalesCase.rightState = rightStateOf(afterSalesCase.returnState, afterSalesCase)
  const piece: typeof afterSaleLine.$inferInsert = {
    afterSaleId: id,
    orderLineId: line.id,
    qty,
    amount,
    exchangeSkuId: isRefund(type) ? null : line.skuId,
    createdAt: asked,
  }
  return { afterSalesCase, piece, log }
}
