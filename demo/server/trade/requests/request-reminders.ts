import { and, eq, isNull } from 'drizzle-orm'
import { eventReminders } from '../../account/reminders/event-reminders'
import { db } from '../../core/database/db'
import { administratorOf } from '../../account/organisation/administrators'
import type { Mover } from '../../core/documents/move'
import { mailApprovers } from './mail-approvers'
import type { RequestRow } from './request-viewer'
import { purchaseRequest, requestApprover } from './requests.table'

type ReminderRequest = Pick<RequestRow, 'requestNo' | 'placedBy' | 'siteId'>

const about = (to: readonly string[], { requestNo, siteId }: ReminderRequest) =>
  ({ to, siteId, no: requestNo, topic: 'trade', link: `/user/request/${requestNo}` }) as const

/** Reminders about requests, for the requester. */
export const tellRequester = eventReminders(
  {
    approve: {
      title: ['采购申请已批准', 'Request approved'],
      content: ['采购申请 {no} 已批准', 'Purchase request {no} has been approved.'],
    },
    change: {
      title: ['采购申请已修改', 'Request changed'],
      content: ['审批人修改了采购申请 {no}', 'An approver has changed purchase request {no}.'],
    },
    sendBack: {
      title: ['采购申请被退回', 'Request returned'],
      content: ['采购申请 {no} 被退回：{reason}', 'Purchase request {no} was returned: {reason}'],
    },
    reject: {
      title: ['采购申请未通过', 'Request rejected'],
      content: ['采购申请 {no} 未通过：{reason}', 'Purchase request {no} was rejected: {reason}'],
    },
    accept: {
      title: ['紧急采购补审通过', 'Emergency order approved'],
      content: ['紧急采购 {no} 补审通过', 'The emergency order of request {no} has been approved.'],
    },
    reassign: {
      title: ['采购申请已转交', 'Request passed on'],
      content: [
        '采购申请 {no} 已转交其他审批人：{reason}',
        'The approval of purchase request {no} has been passed to another person: {reason}',
      ],
    },
    confirm: {
      title: ['采购申请已下单', 'Request ordered'],
      content: [
        '采购申请 {no} 已生成订单，请及时付款',
        'Purchase request {no} has been ordered. Please pay in time.',
      ],
    },
    reprice: {
      title: ['采购申请价格有变', 'Request repriced'],
      content: [
        '采购申请 {no} 的价格已上涨，须重新审批',
        'The price of purchase request {no} has risen. It needs approval again.',
      ],
    },
    fail: {
      title: ['采购申请下单失败', 'Request not ordered'],
      content: ['采购申请 {no} 未能下单：{reason}', 'Purchase request {no} could not be ordered: {reason}'],
    },
    expire: {
      title: ['采购申请已过期', 'Request expired'],
      content: ['采购申请 {no} 已过期', 'Purchase request {no} has expired.'],
    },
  },
  (row: ReminderRequest) => about([row.placedBy], row),
)

const tellOfRefusal = eventReminders(
  {
    refuse: {
      title: ['紧急采购补审未通过', 'Emergency order refused'],
      content: [
        '紧急采购 {no} 补审未通过，订单仍有效：{reason}',
        'The emergency order of request {no} was refused afterwards. Its orders stay valid: {reason}',
      ],
    },
  },
  ({ row, to }: { row: ReminderRequest; to: readonly string[] }) => about(to, row),
)

/** Tells the requester and the administrator that an emergency was refused, except the one who refused it. */
export async function tellRefused(row: RequestRow, { actorId, reason = '' }: Mover) {
  const people = new Set([row.placedBy, await administratorOf(row.customerId)])
  await tellOfRefusal({ row, to: [...people].filter((id) => id !== actorId) }, 'refuse', { reason })
}

const tellAsked = eventReminders(
  {
    ask: {
      title: ['采购申请待审批', 'Request to be approved'],
      content: ['采购申请 {no} 等待您审批', 'Purchase request {no} waits for your approval.'],
    },
    judge: {
      title: ['紧急采购待补审', 'Emergency order to be approved'],
      content: [
        '采购申请 {no} 已紧急下单，等待您补审',
        'Purchase request {no} was ordered in an emergency and waits for your approval.',
      ],
    },
  },
  ({ row, to }: { row: ReminderRequest; to: readonly string[] }) => ({ ...about(to, row), byMail: false }),
)

/** Reminds the people of the current step, also by mail. */
export async function tellApprovers(id: string) {
  const rows = await db()
    .select({ row: purchaseRequest, memberId: requestApprover.memberId })
    .from(purchaseRequest)
    .innerJoin(
      requestApprover,
      and(eq(requestApprover.requestId, purchaseRequest.id), eq(requestApprover.step, purchaseRequest.step)),
    )
    .where(and(eq(purchaseRequest.id, id), isNull(requestApprover.decidedAt)))
  const [first] = rows
  if (!first) return
  const to = rows.map(({ memberId }) => memberId)
  await tellAsked({ row: first.row, to }, first.row.emergency === null ? 'ask' : 'judge')
  await mailApprovers(first.row, to)
}
