import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import type { Member } from '../../core/security/auth'
import { after, day, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { saysInEnglish } from '../../core/database/english'
import { db } from '../../core/database/db'
import type { Random } from '../../core/database/random'
import type { Seed } from '../../core/database/seed'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { orders } from '../../trade/orders/orders.table'
import { apply } from './apply-invoice'
import { chargeTaxDifference } from './charge-invoice'
import { moveCharge } from './charges'
import { demoMailing, demoTitles } from './demo-papers'
import { invoiceAddress, invoiceTitle } from './invoice-papers.table'
import { invoiceCharge } from './invoices.table'
import { issueInvoice, mailInvoice, refuseInvoice } from './issue-invoice'
import { moveInvoice } from './move-invoice'
import { withdrawOwn } from './own-invoices'

const { electronic, paper } = invoiceMedium.code
const [demo] = demoAccounts

type InvoiceEvent = 'issue' | 'mail' | 'confirm' | 'deliver' | 'refuse' | 'withdraw' | 'tax' | 'pay'
type Story = { titleId: string; medium: number; count?: number; events: readonly InvoiceEvent[] }

const again = (times: number, story: Story): Story[] => Array.from({ length: times }, () => story)
const company = '64001'
const plain = '64002'
const branch = '64003'

/** The latest first: pending, in delivery, completed. */
const stories: Story[] = [
  { titleId: company, medium: electronic, events: ['issue'] },
  ...again(2, { titleId: company, medium: electronic, events: [] }),
  { titleId: plain, medium: electronic, count: 2, events: [] },
  ...again(2, { titleId: company, medium: paper, events: ['tax'] }),
  { titleId: branch, medium: electronic, events: ['refuse'] },
  ...again(2, { titleId: plain, medium: paper, events: ['pay', 'issue'] }),
  ...again(3, { titleId: company, medium: paper, count: 2, events: ['tax', 'tax', 'pay', 'issue', 'mail'] }),
  { titleId: plain, medium: electronic, events: ['withdraw'] },
  ...again(4, { titleId: company, medium: paper, events: ['tax', 'tax', 'pay', 'issue', 'mail', 'confirm'] }),
  { titleId: branch, medium: paper, events: ['tax', 'refuse'] },
  ...again(4, { titleId: plain, medium: electronic, count: 2, events: ['issue', 'deliver'] }),
  ...again(4, { titleId: company, medium: electronic, events: ['tax', 'tax', 'pay', 'issue', 'deliver'] }),
  { titleId: branch, medium: electronic, events: ['issue', 'deliver'] },
]

const remarks = {
  专票税率差额: 'Tax rate of the special invoice',
  跨区开票税差: 'Invoice issued in another region',
  补开明细税差: 'Item list issued later',
}

async function payAll(invoiceId: string) {
  const rows = await db().select().from(invoiceCharge).where(eq(invoiceCharge.invoiceId, invoiceId))
  for (const row of rows) await moveCharge(row.id, 'settle', { actor: 'gateway' })
}

const done: Record<InvoiceEvent, (id: string, random: Random, who: Member) => Promise<unknown>> = {
  issue: issueInvoice,
  mail: (id) => mailInvoice(id, { company: '顺递速运', trackingNo: `SD${id.slice(-12)}` }),
  confirm: (id, _, { customerId }) => moveInvoice(id, 'confirm', { actor: 'buyer', actorId: customerId }),
  deliver: (id) => moveInvoice(id, 'deliver', { actor: 'timer' }),
  refuse: (id) => refuseInvoice(id, '抬头与税号不一致，请核对后重新申请'),
  withdraw: (id, _, who) => withdrawOwn(who, id),
  tax: (id, random) => chargeTaxDifference(id, random.int(20, 260) * 50, random.pick(Object.keys(remarks))),
  pay: payAll,
}

/** Past orders of the demo's buyer that can be invoiced, the latest first. */
const invoicable = () =>
  db()
    .select({ id: orders.id, completedAt: orders.completedAt })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, demo.id),
        eq(orders.placedBy, demo.id),
        eq(orders.state, 70),
        gt(orders.paidAmount, 0),
        isNotNull(orders.completedAt),
        lt(orders.completedAt, after(clock.now(), -2 * day)),
      ),
    )
    .orderBy(desc(orders.completedAt), orders.id)

export const seed: Seed = {
  room: 'money/invoices',
  after: ['trade/orders', 'account/addresses', 'trade/payment', 'session/sign-in'],
  async run({ random }) {
    await saysInEnglish(remarks)
    await db().insert(invoiceTitle).values(demoTitles)
    await db().insert(invoiceAddress).values(demoMailing)
    const who = await seededMember(demo.id)
    const past = await invoicable()
    // Every third order stays without an invoice, so that there is something to ask for.
    const free = past.filter((_, at) => at % 3 !== 0)
    for (const [at, { titleId, medium, count = 1, events }] of stories.entries()) {
      const own = free.splice(0, count)
      if (own.length < count) break
      const start = after(clock.now(), -(at * 1.1 + 0.4) * day)
      const latest = Math.max(...own.map(({ completedAt }) => completedAt?.getTime() ?? 0))
      const asked = new Date(Math.max(start.getTime(), latest + hour))
      const pause = Math.min(10 * hour, (clock.now().getTime() - asked.getTime()) / (events.length + 1))
      const orderIdList = own.map(({ id }) => id)
      const addressId = medium === paper ? '65001' : undefined
      const email = medium === electronic ? demo.email : undefined
      const { invoiceIdList } = await clock.at(asked, () =>
        apply(who, { orderIdList, titleId, medium, addressId, email }),
      )
      const [id = ''] = invoiceIdList
      for (const [step, event] of events.entries())
        await clock.at(after(asked, pause * (step + 1)), () => done[event](id, random, who))
    }
  },
}
