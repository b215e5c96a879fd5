import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { titleKind } from '../../../../src/money/invoices/title-kind'
import { after, day, hour } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Random } from '../../core/random'
import type { Seed } from '../../core/seed'
import { siteIds } from '../../core/site'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { memberById } from '../../session/sign-in/sessions'
import { orders } from '../../trade/orders/orders.table'
import { apply } from './apply-invoice'
import { chargeTaxDifference } from './charge-invoice'
import { moveCharge } from './charges'
import { invoiceAddress, invoiceTitle } from './invoice-papers.table'
import { invoiceCharge } from './invoices.table'
import { issueInvoice, mailInvoice, refuseInvoice } from './issue-invoice'
import { moveInvoice } from './move-invoice'
import { withdrawOwn } from './own-invoices'

const { electronic, paper } = invoiceMedium.code
const [demo, retail] = demoAccounts
const { personal, ordinary, special } = titleKind.code
const { approved, pending, rejected } = reviewState.code

const bankFacts = {
  bank: '中国工商银行上海临港支行',
  bankCard: '1001234509200012345',
  regAddress: '上海市浦东新区新元南路 600 号',
  regPhone: '021-58001001',
}
const titles: (typeof invoiceTitle.$inferInsert & { id: string })[] = [
  {
    id: '64001',
    customerId: demo.id,
    kind: special,
    title: '临港精密机械有限公司',
    taxNo: '91310115MA1K4LGJM8',
    ...bankFacts,
    isDefault: 10,
    reviewState: approved,
  },
  {
    id: '64002',
    customerId: demo.id,
    kind: ordinary,
    title: '临港精密机械有限公司',
    taxNo: '91310115MA1K4LGJM8',
    reviewState: approved,
  },
  {
    id: '64003',
    customerId: demo.id,
    kind: ordinary,
    title: '临港精密机械有限公司无锡分公司',
    taxNo: '91320214MA1X9WXFG2',
    reviewState: approved,
  },
  { id: '64004', customerId: demo.id, kind: personal, title: '周岚', reviewState: approved },
  {
    id: '64005',
    customerId: demo.id,
    kind: special,
    title: '临港精密机械有限公司嘉兴工厂',
    taxNo: '91330402MA2JXLGJX5',
    ...bankFacts,
    reviewState: pending,
  },
  {
    id: '64006',
    customerId: demo.id,
    kind: special,
    title: '临港精密机械有限公司南通办事处',
    taxNo: '91320612MA1T0NTBS3',
    ...bankFacts,
    reviewState: rejected,
    reason: '办事处不是独立纳税主体，请使用公司抬头',
  },
  { id: '64011', customerId: retail.id, kind: personal, title: '许明', isDefault: 10, reviewState: approved },
]

const mailing: (typeof invoiceAddress.$inferInsert)[] = [
  {
    id: '65001',
    customerId: demo.id,
    consignee: '财务部 孙会计',
    phone: '021-58001002',
    regionCode: '310115',
    detail: '新元南路 600 号办公楼 3 层',
    isDefault: 10,
  },
  {
    id: '65002',
    customerId: demo.id,
    consignee: '李建国',
    phone: '13912340417',
    regionCode: '320214',
    detail: '锡达路 256 号 3 栋',
  },
]

type Deed = 'issue' | 'mail' | 'confirm' | 'deliver' | 'refuse' | 'withdraw' | 'tax' | 'pay'
type Story = { titleId: string; medium: number; count?: number; deeds: readonly Deed[] }

const again = (times: number, story: Story): Story[] => Array.from({ length: times }, () => story)
const company = '64001'
const plain = '64002'
const branch = '64003'

/** The latest ones first: what waits, what is on its way, and what is long done. */
const stories: Story[] = [
  { titleId: company, medium: electronic, deeds: ['issue'] },
  ...again(2, { titleId: company, medium: electronic, deeds: [] }),
  { titleId: plain, medium: electronic, count: 2, deeds: [] },
  ...again(2, { titleId: company, medium: paper, deeds: ['tax'] }),
  { titleId: branch, medium: electronic, deeds: ['refuse'] },
  ...again(2, { titleId: plain, medium: paper, deeds: ['pay', 'issue'] }),
  ...again(3, { titleId: company, medium: paper, count: 2, deeds: ['tax', 'tax', 'pay', 'issue', 'mail'] }),
  { titleId: plain, medium: electronic, deeds: ['withdraw'] },
  ...again(4, { titleId: company, medium: paper, deeds: ['tax', 'tax', 'pay', 'issue', 'mail', 'confirm'] }),
  { titleId: branch, medium: paper, deeds: ['tax', 'refuse'] },
  ...again(4, { titleId: plain, medium: electronic, count: 2, deeds: ['issue', 'deliver'] }),
  ...again(4, { titleId: company, medium: electronic, deeds: ['tax', 'tax', 'pay', 'issue', 'deliver'] }),
  { titleId: branch, medium: electronic, deeds: ['issue', 'deliver'] },
]

const remarks = ['专票税率差额', '跨区开票税差', '补开明细税差']

async function payAll(invoiceId: string) {
  const rows = await db().select().from(invoiceCharge).where(eq(invoiceCharge.invoiceId, invoiceId))
  for (const row of rows) await moveCharge(row, 'settle')
}

const done: Record<Deed, (id: string, random: Random, who: Who) => Promise<unknown>> = {
  issue: issueInvoice,
  mail: (id) => mailInvoice(id, { company: '顺递速运', trackingNo: `SD${id.slice(-12)}` }),
  confirm: (id, _, { customerId }) => moveInvoice(id, 'confirm', { actor: 'buyer', actorId: customerId }),
  deliver: (id) => moveInvoice(id, 'deliver', { actor: 'timer' }),
  refuse: (id) => refuseInvoice(id, '抬头与税号不一致，请核对后重新申请'),
  withdraw: (id, _, who) => withdrawOwn(who, id),
  tax: (id, random) => chargeTaxDifference(id, random.int(20, 260) * 50, random.pick(remarks)),
  pay: payAll,
}
type Who = NonNullable<Awaited<ReturnType<typeof memberById>>>

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
    await db().insert(invoiceTitle).values(titles)
    await db().insert(invoiceAddress).values(mailing)
    const who = await memberById(demo.id, siteIds.main)
    if (!who) throw new Error('the demo’s buyer is missing')
    const past = await invoicable()
    // Every third order stays without an invoice, so that there is something to ask for.
    const free = past.filter((_, at) => at % 3 !== 0)
    for (const [at, { titleId, medium, count = 1, deeds }] of stories.entries()) {
      const own = free.splice(0, count)
      if (own.length < count) break
      const start = after(clock.now(), -(at * 1.1 + 0.4) * day)
      const latest = Math.max(...own.map(({ completedAt }) => completedAt?.getTime() ?? 0))
      const asked = new Date(Math.max(start.getTime(), latest + hour))
      const pause = Math.min(10 * hour, (clock.now().getTime() - asked.getTime()) / (deeds.length + 1))
      const orderIdList = own.map(({ id }) => id)
      const addressId = medium === paper ? '65001' : undefined
      const email = medium === electronic ? demo.email : undefined
      const { invoiceIdList } = await clock.at(asked, () =>
        apply(who, { orderIdList, titleId, medium, addressId, email }),
      )
      const [id = ''] = invoiceIdList
      for (const [step, deed] of deeds.entries())
        await clock.at(after(asked, pause * (step + 1)), () => done[deed](id, random, who))
    }
  },
}
