import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { toMinor } from '../../../../src/core/money'
import type { Text } from '../../../../src/core/language/messages'
import { invoiceActions } from '../../../../src/money/invoices/invoice-machine'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { invoiceState } from '../../../../src/words/invoice-state'
import { invoiceType } from '../../../../src/money/invoices/invoice-type'
import { db } from '../../core/database/db'
import type { Desk, DeskRow, DeskValues } from '../../core/operator/desk'
import { parcelFields, parcelIn } from '../../core/documents/parcel'
import { waitingIn } from '../../core/documents/waiting'
import { chargeTaxDifference } from './charge-invoice'
import { isDue } from './charges'
import { partsOf } from './invoice-rows'
import type { InvoiceRow } from './invoice-viewer'
import { invoice } from './invoices.table'
import { issueInvoice, mailInvoice, reddenInvoice, refuseInvoice } from './issue-invoice'
import { overInvoiced } from './over-invoiced'
import { orderLink } from '../../trade/orders/order-link'
import { siteMoney } from '../../site/brand-site/site-money'

const { pending, invoiced } = invoiceState.code

/** Applications, and invoices on paper that are not mailed yet. */
const toBeIssuedOrMailed = () =>
  db()
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      or(
        eq(invoice.status, pending),
        and(
          eq(invoice.status, invoiced),
          eq(invoice.medium, invoiceMedium.code.paper),
          isNull(invoice.reddenedBy),
        ),
      ),
    )

const find = (which: SQL | undefined) =>
  db()
    .select()
    .from(invoice)
    .where(and(inArray(invoice.id, toBeIssuedOrMailed().union(overInvoiced())), which))

const unpaid: Text = ['待买家支付邮费或税差', 'Waiting for the buyer to pay postage or tax difference']
const givenBack: Text = ['开票后有退款', 'Refunded after invoicing']

/** Returns the platform's actions, in display order. */
function openTo(row: InvoiceRow, over: boolean): string[] {
  const open = invoiceActions(row.status, 'platform')
  const onPaper = row.medium === invoiceMedium.code.paper
  return open.filter((name) => (name === 'redden' ? over : name !== 'mail' || (onPaper && !over)))
}

async function deskRow(row: InvoiceRow, amount: string, orderNos: string[], over: boolean): Promise<DeskRow> {
  const { id, applyNo, title, medium, mailTo, email, status, updatedAt } = row
  const due = status === pending && (await isDue(id))
  const actions = openTo(row, over).filter((name) => !due || name !== 'issue')
  const type: Text = invoiceType.find(title.type)?.text ?? ['', '']
  const kind: Text = invoiceMedium.find(medium)?.text ?? ['', '']
  const to = mailTo && [mailTo.consignee, mailTo.phone, mailTo.regionName, mailTo.detail].join(' ')
  const [auto] = actions.filter((name) => ['issue', 'mail', 'redden'].includes(name))
  return {
    id,
    head: `${applyNo} ${title.title} ${amount}`,
    lines: [
      [`${type[0]}，${kind[0]}`, `${type[1]}, ${kind[1]}`],
      ...[title.taxNo].filter(Boolean),
      ...orderNos.map((no) => orderLink(no)),
      ...[to || email].filter(Boolean),
      ...(over ? [givenBack] : []),
    ],
    since: updatedAt,
    actions,
    ...(due && { why: unpaid }),
    auto,
  }
}

async function show(rows: InvoiceRow[]): Promise<DeskRow[]> {
  const ids = rows.map(({ id }) => id)
  const over = new Set((await overInvoiced(inArray(invoice.id, ids))).map(({ id }) => id))
  const parts = await partsOf(ids)
  const money = await siteMoney()
  const found: DeskRow[] = []
  for (const row of rows) {
    const orderNos = parts(row.id).map(({ orderNo }) => orderNo)
    found.push(await deskRow(row, money(row.siteId, row.amount), orderNos, over.has(row.id)))
  }
  return found
}

const usualParcel = (id: string) => ({ company: '顺递速运', trackingNo: `SD${id.slice(-12)}` })

/** Applications for invoices, what is to be mailed, and what is to be undone. */
export const desk = {
  title: ['开票', 'Invoices'],
  permission: 'finance',
  ...waitingIn({
    id: invoice.id,
    since: invoice.updatedAt,
    words: [
      invoice.applyNo,
      invoice.number,
      sql`${invoice.title} ->> 'title'`,
      sql`${invoice.title} ->> 'taxNo'`,
    ],
    find,
    show,
  }),
  actions: {
    issue: { label: ['开具发票', 'Issue'], act: (id: string) => issueInvoice(id) },
    refuse: {
      label: ['驳回', 'Reject'],
      fields: [{ name: 'reason', label: ['驳回原因', 'Reason for rejection'], kind: 'textarea' }],
      act: (id: string, { reason = '' }: DeskValues) => refuseInvoice(id, reason),
    },
    charge: {
      label: ['收取税差', 'Charge tax difference'],
      fields: [
        { name: 'amount', label: ['税差金额', 'Amount'], kind: 'number' },
        { name: 'remark', label: ['说明', 'Remark'], kind: 'text' },
      ],
      act: async (id: string, { amount = '0', remark = '' }: DeskValues) =>
        chargeTaxDifference(id, toMinor(amount), remark),
    },
    mail: {
      label: ['寄出', 'Mail'],
      fields: parcelFields,
      act: (id: string, values: DeskValues) => mailInvoice(id, parcelIn(values, usualParcel(id))),
    },
    redden: {
      label: ['红冲', 'Reverse'],
      asks: ['红冲后原发票作废，不能恢复。', 'The invoice becomes void for good.'],
      act: (id: string) => reddenInvoice(id),
    },
  },
} satisfies Desk
