import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { exportTask } from '../../../demo/server/account/downloads/downloads.table'
import { notify } from '../../../demo/server/account/reminders/notify'
import { after, day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { coupon, couponTemplate } from '../../../demo/server/money/coupons/coupons.table'
import { heldCoupons } from '../../../demo/server/money/coupons/held-coupons'
import { invoice } from '../../../demo/server/money/invoices/invoices.table'
import { memberById } from '../../../demo/server/session/sign-in/sessions'
import { couponPage } from '../../../src/money/coupons/coupons.contract'
import { brandSiteMember } from '../../../demo/server/site/brand-site/brand-site.table'
import { afterSale } from '../../../demo/server/trade/after-sales/after-sales.table'
import { complaint } from '../../../demo/server/trade/complaints/complaints.table'
import { contract } from '../../../demo/server/trade/contracts/contracts.table'
import { enquiry } from '../../../demo/server/trade/enquiries/enquiries.table'
import { offer } from '../../../demo/server/trade/offers/offers.table'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { pageDownloads } from '../../../src/account/downloads/downloads.contract'
import { pageReminders } from '../../../src/account/reminders/reminders.contract'
import { invoiceDetail, logOfInvoices, pageInvoices } from '../../../src/money/invoices/invoices.contract'
import { withdrawInvoice } from '../../../src/money/invoices/invoices.contract'
import { afterSalesDetail, pageAfterSales } from '../../../src/trade/after-sales/after-sales.contract'
import { withdrawAfterSales } from '../../../src/trade/after-sales/after-sales-steps.contract'
import {
  complaintDetail,
  stepComplaint,
  pageComplaints,
} from '../../../src/trade/complaints/complaints.contract'
import {
  contractDetail,
  pageContracts,
  withdrawContract,
} from '../../../src/trade/contracts/contracts.contract'
import { enquiryDetail, pageEnquiries } from '../../../src/trade/enquiries/enquiries.contract'
import { closeEnquiry } from '../../../src/trade/enquiries/enquiry-steps.contract'
import { offerDetail, pageOffers } from '../../../src/trade/offers/offers.contract'
import { withdrawOffer } from '../../../src/trade/offers/offer-steps.contract'
import { openTestbed } from '../../server/testbed'
import { codeFrom } from '../../trade/checkout/checkout-bed'
import { fifth, openFifthSite } from './fifth-site'

/* Whatever a member of a group has in another currency is on the group's lists, in its own, and acted on there. */

const bed = await openTestbed('demo')
const { main, group } = siteIds
const buyer = '10001'
let on = { group: '', fifth: '', main: '' }

beforeEach(async () => {
  await bed.reset()
  await bed.inside(async () => {
    await openFifthSite()
    await db().insert(brandSiteMember).values({ groupId: group, siteId: fifth.site })
    await writeDown()
  })
  on = {
    group: await bed.login('demo', group),
    fifth: await bed.login('demo', fifth.site),
    main: await bed.login('demo', main),
  }
})

const title = { type: 10, title: '海港', taxNo: '', bank: '', bankCard: '', regAddress: '', regPhone: '' }
const contact = { contactName: '周岚', contactPhone: '13800001001' }

/** A document of each kind on the site in dollars, each with an id that says which. */
async function writeDown() {
  const own = { customerId: buyer, placedBy: buyer, siteId: fifth.site }
  const amounts = { goodsAmount: 1234, payAmount: 1234, address: {} }
  const order = { ...own, ...amounts, id: 'far-order', orderNo: 'FAR-ORDER', shopId: fifth.shop, state: 70 }
  await db()
    .insert(orders)
    .values({ ...order, state: 70 })
  await db()
    .insert(invoice)
    .values({ ...own, id: 'far-invoice', applyNo: 'FAR-I', status: 20, medium: 10, title, amount: 1234 })
  await db()
    .insert(afterSale)
    .values({
      ...own,
      id: 'far-case',
      afterSaleNo: 'FAR-A',
      orderId: order.id,
      appliedBy: buyer,
      rightType: 10,
      returnState: 10,
      rightState: 10,
      reason: 10,
      returnMethod: 10,
      description: '—',
      refundAmount: 1234,
      address: {},
      movedAt: clock.now(),
    })
  await db()
    .insert(offer)
    .values({ ...own, ...contact, id: 'far-offer', offerNo: 'FAR-O', state: 10 })
  const until = { deadline: after(clock.now(), day), title: '系缆桩' }
  await db()
    .insert(enquiry)
    .values({ ...own, ...contact, ...until, id: 'far-enquiry', enquiryNo: 'FAR-E', state: 10 })
  await db()
    .insert(contract)
    .values({ ...own, id: 'far-contract', contractNo: 'FAR-C', state: 10, title: '系缆桩', months: 6 })
  const form = { title: '系缆桩', content: '—', phone: '' }
  await db()
    .insert(complaint)
    .values({ ...own, ...form, id: 'far-complaint', complaintNo: 'FAR-K', type: 10, state: 10 })
}

const asked = { body: { pageSize: 100 } }
type Row = { id: string; site?: unknown; actions?: string[] | undefined }
type Kind = {
  list: (token: string) => Promise<{ content: Row[] }>
  detail: (id: string, token: string) => Promise<Row>
  step: (id: string, token: string) => Promise<unknown>
}
const path = (id: string) => ({ path: { id } })

const kinds: Record<string, Kind> = {
  'far-invoice': {
    list: (token) => bed.call(pageInvoices, asked, { token }),
    detail: (id, token) => bed.call(invoiceDetail, path(id), { token }),
    step: (id, token) => bed.call(withdrawInvoice, path(id), { token }),
  },
  'far-case': {
    list: (token) => bed.call(pageAfterSales, asked, { token }),
    detail: (id, token) => bed.call(afterSalesDetail, path(id), { token }),
    step: (id, token) => bed.call(withdrawAfterSales, path(id), { token }),
  },
  'far-offer': {
    list: (token) => bed.call(pageOffers, asked, { token }),
    detail: (id, token) => bed.call(offerDetail, path(id), { token }),
    step: (id, token) => bed.call(withdrawOffer, path(id), { token }),
  },
  'far-enquiry': {
    list: (token) => bed.call(pageEnquiries, asked, { token }),
    detail: (id, token) => bed.call(enquiryDetail, path(id), { token }),
    step: (id, token) => bed.call(closeEnquiry, path(id), { token }),
  },
  'far-contract': {
    list: (token) => bed.call(pageContracts, asked, { token }),
    detail: (id, token) => bed.call(contractDetail, path(id), { token }),
    step: (id, token) => bed.call(withdrawContract, path(id), { token }),
  },
  'far-complaint': {
    list: (token) => bed.call(pageComplaints, asked, { token }),
    detail: (id, token) => bed.call(complaintDetail, path(id), { token }),
    step: (id, token) => bed.call(stepComplaint, { path: { id, action: 'withdraw' } }, { token }),
  },
}

const harbour = {
  id: fifth.site,
  name: '远洋备件',
  currency: { code: 'USD', symbol: '$', digit: 2, ways: 10 },
  readOnly: 10,
}

test.each(Object.entries(kinds))(
  '%s is read-only in the group, has actions on its site and is missing on others',
  async (id, { list, detail, step }) => {
    const inList = async (token: string) => (await list(token)).content.find((row) => row.id === id)
    expect(await inList(on.group)).toMatchObject({ site: harbour, actions: [] })
    expect(await detail(id, on.group)).toMatchObject({ site: harbour, actions: [] })
    expect(await codeFrom(step(id, on.group))).toBe(404)
    expect(await inList(on.main)).toBeUndefined()
    expect(await codeFrom(detail(id, on.main))).toBe(404)
    const there = await inList(on.fifth)
    expect(there?.site).toBeUndefined()
    expect(there?.actions).not.toEqual([])
    expect(await codeFrom(step(id, on.fifth))).toBe(200)
    expect((await list(on.group)).content.length).toBeGreaterThanOrEqual((await list(on.main)).content.length)
  },
)

test('the log of an invoice in dollars shows its site', async () => {
  await kinds['far-invoice']?.step('far-invoice', on.fifth)
  const { content } = await bed.call(logOfInvoices, asked, { token: on.group })
  expect(content.find(({ applyNo }) => applyNo === 'FAR-I')).toMatchObject({ amount: 1234, site: harbour })
})

test('lists reminders and reports of the site in the group', async () => {
  const report = { id: 'far-report', customerId: buyer, siteId: fifth.site, kind: 'order', fileName: 'x.csv' }
  const expiresAt = after(clock.now(), day)
  await bed.inside(async () => {
    await notify({
      to: [buyer],
      siteId: fifth.site,
      topic: 'trade',
      title: ['远洋', 'Harbour'],
      content: ['', ''],
    })
    await db()
      .insert(exportTask)
      .values({ ...report, keys: [], format: 'csv', language: 'zh-CN', expiresAt })
  })
  const listedFor = async (token: string) =>
    (await bed.call(pageReminders, { body: { state: 10, pageSize: 100 } }, { token })).content.map(
      (row) => row.title,
    )
  const reports = async (token: string) =>
    (await bed.call(pageDownloads, asked, { token })).content.map(({ id }) => id)
  for (const [token, there] of [
    [on.group, true],
    [on.main, false],
  ] as const) {
    expect((await listedFor(token)).includes('远洋')).toBe(there)
    expect((await reports(token)).includes(report.id)).toBe(there)
  }
})

test('lists a coupon of the site in the group, but not at the group’s checkout', async () => {
  await bed.inside(async () => {
    const [model] = await db().select().from(couponTemplate).where(eq(couponTemplate.siteId, main))
    if (!model) throw new Error('the seed has no coupon')
    const [useFrom, useTo] = [clock.now(), after(clock.now(), day)]
    await db()
      .insert(couponTemplate)
      .values({ ...model, id: 'far', siteId: fifth.site, useFrom, useTo })
    await db()
      .insert(coupon)
      .values({ id: 'far-coupon', templateId: 'far', customerId: buyer, code: 'FAR123456789' })
  })
  const amountsOf = async (token: string) =>
    (await bed.call(couponPage, { body: { state: 10, pageSize: 100 } }, { token })).content.find(
      ({ id }) => id === 'far-coupon',
    )
  expect(await amountsOf(on.group)).toMatchObject({ site: harbour })
  expect(await amountsOf(on.fifth)).toBeDefined()
  expect(await amountsOf(on.main)).toBeUndefined()
  const usable = await bed.inside(async () => {
    const who = await memberById(buyer, group)
    return who && (await heldCoupons(who)).map(({ id }) => id)
  })
  expect(usable).not.toContain('far-coupon')
})
