import { expect, test } from '@playwright/test'
import { buyerBehind, type Buyer } from './buyer'
import { outlet } from './paying'

type Row = { orderNo?: string; remark?: string; refNo?: string }
/** What a list of the server calls its rows on the page, the first ones first. */
async function named(buyer: Buyer, api: string): Promise<string[]> {
  const { data }: { data: { content: Row[] } } = await buyer.post(api, { pageSize: 10 })
  return data.content.map(({ orderNo, remark, refNo }) => orderNo ?? (remark || refNo) ?? '-')
}

const orders = '/userCenter/order/page'

/** Pages of an account that are only read. `others`: whose rows of which list must not be there. */
const readings = [
  { path: '/user', api: orders, others: { account: 'retail', api: orders } },
  {
    path: '/user/points',
    api: '/userCenter/points/page',
    others: { account: 'retail', api: '/userCenter/points/page' },
  },
  {
    path: '/user/deposit',
    api: '/userCenter/deposit/page',
    others: { account: 'retail', api: '/userCenter/deposit/page' },
  },
  // Its own orders, but such as no inquiry led to.
  {
    path: '/user/order/enquiry',
    api: '/userCenter/order/enquiryPage',
    others: { account: 'demo', api: orders },
  },
]

for (const { path, api, others } of readings)
  test(`${path} shows its buyer what is there, and nothing else`, async ({ page, baseURL }) => {
    const buyer = await buyerBehind(page.request, 'demo')
    await buyer.enter(page.context(), baseURL)
    const own = await named(buyer, api)
    const theirs = await named(await buyerBehind(page.request, others.account), others.api)
    const foreign = theirs.filter((name) => !own.includes(name))
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(foreign.length).toBeGreaterThanOrEqual(1)
    await page.goto(path)
    for (const name of own.slice(0, 3)) await expect(outlet(page).getByText(name).first()).toBeVisible()
    await expect(page.locator('trade-outlet [aria-busy=true]')).toHaveCount(0)
    for (const name of foreign) await expect(outlet(page).getByText(name, { exact: true })).toHaveCount(0)
  })
