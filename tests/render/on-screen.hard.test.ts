import { afterAll, expect, test, vi } from 'vitest'
import { isReading } from '../../demo/check-api/reading'
import { screensThatAsk } from '../../demo/check-api/screens'
import { siteIds } from '../../demo/server/core/config/site'
import { endpoints } from '../../elements/endpoints-by-name'
import { NoView } from '../../elements/draw-elements'
import type { Endpoint } from '../../src/core/api/endpoint'
import { paths } from '../../src/site/paths'
import { startProcesses } from '../server/started-processes'
import { changingRows, columnsRead } from '../server/changed-rows'
import { lineOf } from '../server/every-endpoint'
import { notFromRows } from '../server/constant-reads'
import { openTestbed } from '../server/testbed'
import {
  answersOf,
  drawEveryPage,
  drawPage,
  goThrough,
  plainAddresses,
  type Answered,
  type Drawn,
} from './drawn-shop'

const bed = await openTestbed('demo')
const withChanged = changingRows(bed)

/** Read calls of the shop's pages. */
const reads = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  isReading(endpoint) && screensThatAsk(name).length > 0 ? [endpoint] : [],
)

const inDialog = 'in a dialog that a press opens'
const typed = 'about what somebody types'
const toApprove = 'in the checkout of a company with cost centres, budgets or rules'
/** Reads that need an action first, or whose response contains no visible text. */
const afterwards: Record<string, string> = {
  'GET /pc/bbbAuth/network/site/{siteKeyFromHost}': 'the id that all else is asked with',
  'GET /bbb/home/getSiteOption': 'flags that a page goes by',
  'GET /bbb/region/list': inDialog,
  'POST /bbb/goodsInfo/price': 'drawn by small elements, in browsers alone',
  'POST /bbb/quickOrder/check': typed,
  'GET /bbb/goodsInfo/suggest': typed,
  'GET /bbb/userCenter/credit/billDetail/{id}': inDialog,
  'GET /bbb/userCenter/credit/thirdBillDetail/{id}': inDialog,
  'POST /bbb/userCenter/invoice/trial': 'about what somebody selects',
  'GET /bbb/userCenter/reimbursement/detail/{id}': inDialog,
  'POST /bbb/userCenter/refund/trial': 'about what somebody selects',
  'GET /bbb/userCenter/tradePay/state/{id}': 'asked after a payment',
  'GET /bbb/userCenter/userShoppingCar/priceTrace/{id}': inDialog,
  'GET /bbb/userCenter/members/openWork/{id}': inDialog,
  'GET /bbb/userCenter/companies/list': 'in the menu of a person with several companies',
  'GET /bbb/userCenter/costCentre/active': toApprove,
  'GET /bbb/userCenter/budget/left': toApprove,
}

const at = async (host: string, account: string, site: string, addresses: readonly string[]) => {
  const token = await bed.login(account, site)
  return addresses.map((address) => ({ address, token, host: `${host}:${bed.config.port}` }))
}
const { main, newshop, north } = siteIds
const { pages: begunPages } = await startProcesses(bed, { token: await bed.login('demo') })
const tabs = [
  ...['ledger', 'payouts'].map((list) => `${paths.promotion}?list=${list}`),
  ...['invitations', 'units', 'roles'].map((tab) => `${paths.members}?tab=${tab}`),
]

// The clock is fixed, because remaining times would differ between two renders.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
const leaveToBrowsers = drawEveryPage()
const shop = await goThrough(bed.app, await at('localhost', 'demo', main, [...begunPages, ...plainAddresses]))
/** Tokens and hosts with data that the first account or the first site lacks. */
const others = await Promise.all([
  at('localhost', 'demo', main, tabs),
  at('localhost', 'retail', main, [paths.security]),
  at('newshop.localhost', 'demo', newshop, [paths.newShopOne, paths.newShopTab]),
  at('north.localhost', 'demo', north, [paths.afterSales]),
])
for (const look of others.flat()) shop.push(await drawPage(bed.app, look))

afterAll(async () => {
  vi.useRealTimers()
  leaveToBrowsers()
  await bed.reset()
})

/** Returns the texts and numbers of an answer. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}
const leavesIn = (answer: string) => leavesOf(JSON.parse(answer))

/** Returns the possible forms of a value on a page. A time may appear without seconds, or as its date. */
const spellings = (leaf: string) =>
  /^\d{4}-\d\d-\d\d \d\d:/.test(leaf) ? [leaf, leaf.slice(0, 16), leaf.slice(0, 10)] : [leaf]

/** Renders a page's text. A page that is refused now counts as different. */
const textNow = (page: Drawn, given: ReadonlyMap<string, string>) =>
  drawPage(bed.app, page.look, given).then(
    ({ text }) => text,
    (error: unknown) => {
      if (error instanceof NoView) return error.message
      throw error
    },
  )

/** `value`: the changed value is shown · `page`: the page changes, for example by a label or a mark */
type Seen = 'value' | 'page' | 'nothing'

/** Maximum number of renders for a value that should be visible. */
const mostDrawings = 4
/** Maximum number of changed responses. */
const mostAnswers = 12

/** Replaces one response of a page by that of a changed row, until the page shows the change. */
async function seenOn(page: Drawn, answered: Answered): Promise<Seen> {
  bed.statements.length = 0
  await bed.app.fetch(answered.request.clone())
  const columns = columnsRead(bed.statements, answered.endpoint.path)
  const before = new Set(leavesIn(answered.answer))
  const unlikely: string[] = []
  const draw = async (answer: string) => textNow(page, await answersOf(page, { ...answered, answer }))
  let drawings = 0
  for (const column of columns) {
    const answer = await withChanged(column, async (app) =>
      (await app.fetch(answered.request.clone())).text(),
    )
    if (!answer?.startsWith('{"code":200,') || answer === answered.answer) continue
    const after = new Set(leavesIn(answer))
    const shows = [...before].some(
      (leaf) => !after.has(leaf) && spellings(leaf).some((one) => page.text.includes(one)),
    )
    if (unlikely.length >= mostAnswers) break
    if (!shows || drawings >= mostDrawings) {
      unlikely.push(answer)
      continue
    }
    const text = await draw(answer)
    const isNew = (shown: string) => text.includes(shown) && !page.text.includes(shown)
    if (isNew('§') || [...after].some((leaf) => !before.has(leaf) && spellings(leaf).some(isNew)))
      return 'value'
    drawings++
    unlikely.unshift(answer)
  }
  // A page that differs without a change proves nothing.
  if ((await draw(answered.answer)) !== page.text) return 'nothing'
  for (const answer of unlikely.slice(0, mostDrawings)) if ((await draw(answer)) !== page.text) return 'page'
  return 'nothing'
}

/** Returns responses of an endpoint on pages. Those with the most visible values come first: menus show less than lists. */
function answersShown(endpoint: Endpoint) {
  const shown = (page: Drawn, { answer }: Answered) =>
    leavesIn(answer).filter((leaf) => /\D|\d{3}/.test(leaf) && page.text.includes(leaf)).length
  return shop
    .flatMap((page) =>
      page.answered
        .filter((one) => one.endpoint === endpoint)
        .map((answered) => ({ page, answered, much: shown(page, answered) })),
    )
    .toSorted((one, other) => other.much - one.much)
}

test.each(
  reads.flatMap((read) =>
    afterwards[lineOf(read)] || notFromRows[lineOf(read)] ? [] : [[lineOf(read), read] as const],
  ),
)('the data of %s appears on a page and changes with its row', async (_, read) => {
  const answers = answersShown(read)
  expect(answers.length, 'a page asks it').toBeGreaterThan(0)
  let seen: Seen = 'nothing'
  for (const { page, answered } of answers.slice(0, 3))
    if (seen === 'nothing') seen = await seenOn(page, answered)
  expect(seen).not.toBe('nothing')
})
