import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { payMethod } from '../../../../src/words/pay-method'
import { payActions } from '../../../../src/words/pay-machine'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { db } from '../../core/database/db'
import type { Desk, DeskRow } from '../../core/operator/desk'
import { refuse } from '../../core/http/refusal'
import { waitingIn } from '../../core/documents/waiting'
import { holdAfterFunds } from '../../money/accounts/account-rows'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { lastVoucher, lastVouchers } from './last-voucher'
import { markPaid } from './mark-paid'
import { movePayOrder, type PayOrderRow } from './pay-orders'
import { offlineVoucher, payOrder } from './payment.table'
import { siteMoney } from '../../site/brand-site/site-money'

const { pendingReview, moneyToBeConfirmed } = payOrderState.code
const platform = { actor: 'platform' } as const

/** Locks a pay order and its company's funds until the operator's transaction ends. */
const lockVoucher = holdAfterFunds((id: string) => db().select().from(payOrder).where(eq(payOrder.id, id)))

/** Time when the latest voucher was submitted. */
const handedIn = sql<Date>`coalesce(
  (select max(${offlineVoucher.createdAt}) from ${offlineVoucher} where ${offlineVoucher.payOrderId} = ${payOrder.id}),
  ${payOrder.updatedAt})`.mapWith(payOrder.updatedAt)

type Row = PayOrderRow & { name: string; since: Date }

async function show(rows: Row[]): Promise<DeskRow[]> {
  const vouchers = await lastVouchers(rows.map(({ id }) => id))
  const money = await siteMoney()
  return rows.map(({ name, since, ...of }) => {
    const voucher = vouchers.get(of.id)
    const amount = money(of.siteId, of.amount)
    return {
      id: of.id,
      head: `${of.payNo} · ${name} · ${amount}`,
      lines: voucher ? [`${voucher.bank} · ${voucher.payer} · ${voucher.paidOn}`] : [],
      files: voucher?.files,
      since,
      asks: { confirm: [[`确认 ${amount} 已到账`, `${amount} has arrived in the bank account`]] },
      actions: payActions(of.state, 'platform'),
      auto: of.state === pendingReview ? 'accept' : 'confirm',
    }
  })
}

/** Desk queue of transfer vouchers. An operator first marks them as plausible, then as paid once the money arrived. */
export const desk = {
  title: ['线下转账凭证', 'Transfer vouchers'],
  permission: 'finance',
  ...waitingIn({
    id: payOrder.id,
    since: handedIn,
    words: [payOrder.payNo, buyerLabel],
    find: (which) =>
      db()
        .select({ ...getTableColumns(payOrder), name: buyerLabel, since: handedIn })
        .from(payOrder)
        .innerJoin(customer, eq(customer.id, payOrder.customerId))
        .where(
          and(inArray(payOrder.state, [pendingReview, moneyToBeConfirmed]), isNull(payOrder.closedAt), which),
        ),
    show,
  }),
  actions: {
    accept: {
      label: ['凭证有效', 'Voucher valid'],
      act: async (id) => movePayOrder(await lockVoucher(id), 'accept', platform),
    },
    confirm: {
      label: ['已到账', 'Funds received'],
      act: async (id) =>
        markPaid(await lockVoucher(id), 'confirm', { ...platform, payCode: payMethod.code.offline }),
    },
    reject: {
      label: ['驳回', 'Reject'],
      fields: [{ name: 'reason', label: ['原因', 'Reason for rejection'], kind: 'textarea' }],
      async act(id, { reason = '' }) {
        if (!reason) throw refuse(400, ['请填写驳回原因', 'Please enter the reason for rejection.'])
        const row = await lockVoucher(id)
        await movePayOrder(row, 'reject', { ...platform, reason })
        const voucher = await lastVoucher(id)
        if (voucher)
          await db().update(offlineVoucher).set({ reason }).where(eq(offlineVoucher.id, voucher.id))
      },
    },
  },
} satisfies Desk
