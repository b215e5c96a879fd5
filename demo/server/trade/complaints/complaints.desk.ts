import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { complaintActions, complaintState, complaintType } from '../../../../src/trade/complaints/complaint'
import { day } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import type { Desk, DeskLine, DeskRow } from '../../core/operator/desk'
import { refuse } from '../../core/http/refusal'
import { waitingIn } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { textsOfSites } from '../../site/dictionaries/dictionaries'
import { afterSale } from '../after-sales/after-sales.table'
import { orderLink } from '../orders/order-link'
import { orders } from '../orders/orders.table'
import { messagesOf } from './complaints'
import { complaint } from './complaints.table'
import { moveComplaint } from './move-complaint'
import { answerComplaint } from './write-complaint'

const buttons = ['message', 'settle', 'close'] as const

const waitingComplaints = (which: SQL | undefined) =>
  db()
    .select({
      of: complaint,
      name: buyerLabel,
      orderNo: orders.orderNo,
      afterSaleNo: afterSale.afterSaleNo,
    })
    .from(complaint)
    .innerJoin(customer, eq(customer.id, complaint.placedBy))
    .leftJoin(orders, eq(orders.id, complaint.orderId))
    .leftJoin(afterSale, eq(afterSale.id, complaint.afterSaleId))
    .where(and(eq(complaint.state, complaintState.code.waiting), which))
type Waits = Awaited<ReturnType<typeof waitingComplaints>>[number]

const afterSaleLink = (no: string): DeskLine => ({
  text: [`售后单 ${no}`, `After-sales case ${no}`],
  to: { desk: 'after-sales', words: no },
})

async function show(rows: Waits[]): Promise<DeskRow[]> {
  const threadOf = await messagesOf(rows.map(({ of }) => of.id))
  const typeTexts = await textsOfSites(
    rows.map(({ of }) => of.siteId),
    complaintType,
  )
  return rows.map(({ of, name, orderNo, afterSaleNo }) => {
    const [zh, en] = typeTexts(of.siteId, of.type)
    const open = complaintActions(of.state, 'platform')
    const messages = threadOf(of.id)
    return {
      id: of.id,
      head: [`${of.complaintNo} ${name} ${zh}：${of.title}`, `${of.complaintNo} ${name} ${en}: ${of.title}`],
      lines: [
        [`联系电话：${of.phone}`, `Contact phone: ${of.phone}`],
        ...(orderNo === null ? [] : [orderLink(orderNo, [`订单 ${orderNo}`, `Order ${orderNo}`])]),
        ...(afterSaleNo === null ? [] : [afterSaleLink(afterSaleNo)]),
        `“${of.content}”`,
        ...messages.map(({ by, text }): Text => {
          const [zhBy, enBy] = by === 'buyer' ? [name, name] : ['平台', 'Platform']
          return [`${zhBy}：${text}`, `${enBy}: ${text}`]
        }),
      ],
      files: [...of.files, ...messages.flatMap(({ files }) => files)],
      since: of.waitsSince ?? of.updatedAt,
      actions: buttons.filter((button) => open.includes(button)),
      auto: 'settle',
    }
  })
}

const thanks = '已核实并与相关部门沟通处理，感谢您的反馈'

/** Desk queue of buyers' complaints. */
export const desk = {
  title: ['投诉', 'Complaints'],
  permission: 'service',
  promised: 2 * day,
  ...waitingIn({
    id: complaint.id,
    since: sql`coalesce(${complaint.waitsSince}, ${complaint.updatedAt})`,
    words: [complaint.complaintNo, complaint.title, orders.orderNo, buyerLabel],
    find: waitingComplaints,
    show,
  }),
  actions: {
    message: {
      label: ['回复', 'Reply'],
      fields: [{ name: 'text', label: ['内容', 'Message'], kind: 'textarea' }],
      act: (id, { text = '' }) => answerComplaint(id, text),
    },
    settle: {
      label: ['处理完成', 'Settle'],
      fields: [{ name: 'reply', label: ['处理结果', 'Outcome'], kind: 'textarea', optional: true }],
      act: (id, { reply }) => moveComplaint(id, 'settle', { actor: 'platform', reason: reply || thanks }),
    },
    close: {
      label: ['关闭', 'Close'],
      fields: [{ name: 'reply', label: ['关闭原因', 'Reason for closing'], kind: 'textarea' }],
      async act(id, { reply }) {
        if (!reply) throw refuse(400, ['请输入关闭原因', 'Please enter the reason for closing.'])
        return moveComplaint(id, 'close', { actor: 'platform', reason: reply })
      },
    },
  },
} satisfies Desk
