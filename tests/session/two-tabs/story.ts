import fc from 'fast-check'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { eq } from 'drizzle-orm'
import { countOf } from '../../../demo/server/trade/cart/cart-count'
import { bed, stock } from '../../trade/checkout/checkout-bed'
import { openBrowser, type Browser, type Dice, type Tab } from './browser'

/** Buyers by name. Each has separate goods, and so has the visitor. */
const buyers = { retail: '10002', newbie: '10003' }
type Buyer = keyof typeof buyers
const isBuyer = (name: string): name is Buyer => name in buyers
const names = ['retail', 'newbie'] as const

const plain = ['logOut', 'reload', 'sleep', 'wake', 'checkOut', 'submit', 'remove'] as const
const withPieces = ['add', 'addShared', 'change'] as const
const action = fc.oneof(
  fc.record({ does: fc.constant('logIn' as const), as: fc.constantFrom(...names) }),
  fc.record({ does: fc.constantFrom(...plain) }),
  fc.record({ does: fc.constantFrom(...withPieces), pieces: fc.integer({ min: 1, max: 9 }) }),
)
type Action = (typeof action extends fc.Arbitrary<infer D> ? D : never) & { as?: Buyer; pieces?: number }

/** Actions by tab, and the number of waiting events to execute before the next action. 99 means all. */
export const story = fc.record({
  turns: fc.array(fc.record({ at: fc.nat(1), action, steps: fc.oneof(fc.nat(5), fc.constant(99)) }), {
    minLength: 1,
    maxLength: 14,
  }),
  chance: fc.integer({ min: 1, max: 2 ** 31 - 2 }),
  /** One in this many requests fails. 0 means none. */
  faulty: fc.constantFrom(0, 0, 6),
})
export type Story = typeof story extends fc.Arbitrary<infer S> ? S : never

const diceOf = (chance: number): Dice => {
  let state = chance
  return (sides) => (state = (state * 48_271) % 2_147_483_647) % sides
}

/** Goods of the visitor, of each buyer, and one shared product. No other test uses them. */
export type Goods = { visitor: string; retail: string; newbie: string; shared: string }

/** Quantities that were added: confirmed ones, and those with a lost response. */
type Put = { sure: number; maybe: number }

/** Runs a story in a browser with two tabs. @returns failures as text */
export async function playStory({ turns, chance, faulty }: Story, goods: Goods): Promise<string[]> {
  const dice = diceOf(chance)
  const browser = await openBrowser(bed, dice)
  const wrong: string[] = []
  const put = new Map<string, Put>(Object.values(goods).map((skuId) => [skuId, { sure: 0, maybe: 0 }]))
  const tabs: [Tab, Tab] = [browser.openTab(), browser.openTab()]
  browser.setFate(() => {
    if (!faulty || dice(faulty) > 0) return 'passes'
    return dice(2) ? 'never arrives' : 'answer is lost'
  })

  async function add(tab: Tab, skuId: string, pieces: number) {
    const heap = put.get(skuId)
    if (!heap) return
    heap.maybe += pieces
    const outcome = await tab.in.add(skuId, pieces)
    if (outcome === 'refused') return
    heap.maybe -= pieces
    heap.sure += pieces
  }

  function act(at: number, { does, as, pieces = 1 }: Action) {
    const tab = tabs[at] ?? tabs[0]
    if (tab.asleep && does !== 'wake') browser.wake(tab)
    const who = tab.in.who()
    if (does === 'wake') return
    if (does === 'sleep') return browser.sleep(tab)
    if (does === 'reload') {
      browser.close(tab)
      tabs[at] = browser.openTab()
      return
    }
    if (does === 'logIn' && as)
      return void tab.in.logIn(() =>
        browser.later(tab, async () => ({ token: await bed.login(as), userType: 10 })),
      )
    if (does === 'logOut') return who && void tab.in.logOut()
    if (does === 'add' && who !== '?') return void add(tab, isBuyer(who) ? goods[who] : goods.visitor, pieces)
    if (does === 'addShared') return void tab.in.add(goods.shared, pieces)
    if (does === 'change') return tab.in.change(goods.shared, pieces)
    if (does === 'remove') return void tab.in.remove(goods.shared)
    if (does === 'checkOut' && isBuyer(who)) return tab.in.checkOut()
    if (does === 'submit') return void tab.in.submit()
  }

  /** Checks that no tab contains data of another buyer. */
  function lookAround(when: string) {
    for (const [at, tab] of tabs.entries()) {
      const who = tab.in.who()
      const all = tab.in.everything()
      for (const other of names)
        if (isBuyer(who) && other !== who && (all.includes(goods[other]) || all.includes(`"${other}"`)))
          wrong.push(`${when}: tab ${at} of ${who} shows what is ${other}'s`)
    }
  }

  for (const [number, { at, action: next, steps }] of turns.entries()) {
    act(at, next)
    await browser.settleDown()
    if (steps === 99) await browser.quiet()
    else for (let done = 0; done < steps; done++) await browser.step(true)
    lookAround(`after deed ${number}`)
  }
  browser.setFate(() => 'passes')
  for (const tab of tabs) browser.wake(tab)
  await browser.quiet()
  // The next page at the latest corrects the effects of lost requests.
  if (browser.counted.faults > 0)
    for (const at of [0, 1] as const) {
      browser.close(tabs[at])
      tabs[at] = browser.openTab()
      await browser.quiet()
    }
  lookAround('at the end')
  await agree(browser, tabs, wrong)
  // A buyer's pending goods are added to the cart at the next login.
  for (const as of names) {
    void tabs[0].in.logIn(() =>
      browser.later(tabs[0], async () => ({ token: await bed.login(as), userType: 10 })),
    )
    await browser.quiet()
  }
  await nothingLost(goods, put, tabs, wrong)
  const bound = 40 * (turns.length + 2)
  if (browser.counted.requests > bound) wrong.push(`${browser.counted.requests} requests`)
  if (browser.counted.signals > bound) wrong.push(`${browser.counted.signals} signals`)
  return wrong
}

const cartOn = (buyer: Buyer) =>
  bed.inside(() => db().select().from(cartLine).where(eq(cartLine.customerId, buyers[buyer])))
const orderedBy = (buyer: Buyer) =>
  bed.inside(() =>
    db()
      .select({ skuId: orderLine.skuId, quantity: orderLine.qty })
      .from(orderLine)
      .innerJoin(orders, eq(orders.id, orderLine.orderId))
      .where(eq(orders.customerId, buyers[buyer])),
  )

/** Checks that both tabs show the same buyer, with the data of the server. */
async function agree(browser: Browser, tabs: readonly Tab[], wrong: string[]) {
  const named = tabs.map((tab) => tab.in.who())
  const [who = ''] = named
  if (named.some((name) => name !== who)) wrong.push(`the tabs name ${named.join(' and ')}`)
  if ((browser.token() === '') !== (who === ''))
    wrong.push(`cookie "${browser.token()}" while ${who} is named`)
  const counts = tabs.map((tab) => tab.in.count())
  const lines = tabs.map((tab) => JSON.stringify(tab.in.lines().toSorted()))
  if (lines[0] !== lines[1]) wrong.push(`lines ${lines.join(' and ')}`)
  if (!isBuyer(who)) {
    if (counts[0] !== counts[1]) wrong.push(`badges ${counts.join(' and ')}`)
    return
  }
  const rows = await cartOn(who)
  const real = await bed.inside(() => countOf({ customerId: buyers[who], site: siteIds.main }))
  const stored = JSON.stringify(rows.map(({ skuId, quantity }) => [skuId, quantity]).toSorted())
  for (const [at, count] of counts.entries())
    if (count !== real) wrong.push(`badge ${at} says ${count}, not ${real}`)
  for (const [at, shown] of lines.entries())
    if (shown !== stored) wrong.push(`tab ${at} shows ${shown}, not ${stored}`)
}

/** Checks that added goods are in a cart, in an order or stored for the login: once, and for the right buyer only. */
async function nothingLost(
  goods: Goods,
  put: ReadonlyMap<string, Put>,
  tabs: readonly Tab[],
  wrong: string[],
) {
  const quantities = new Map<string, number>()
  const count = (skuId: string, pieces: number) =>
    quantities.set(skuId, (quantities.get(skuId) ?? 0) + pieces)
  for (const buyer of names) {
    for (const { skuId, quantity } of [...(await cartOn(buyer)), ...(await orderedBy(buyer))]) {
      count(skuId, quantity)
      for (const other of names)
        if (other !== buyer && skuId === goods[other]) wrong.push(`${buyer} has goods that ${other} chose`)
    }
  }
  for (const [skuId, pieces] of tabs[0]?.in.waiting() ?? []) count(skuId, pieces)
  for (const kind of ['visitor', ...names] as const) {
    const { sure, maybe } = put.get(goods[kind]) ?? { sure: 0, maybe: 0 }
    const there = quantities.get(goods[kind]) ?? 0
    if (there < sure || there > sure + maybe)
      wrong.push(
        `${there} pieces of ${kind}'s goods, put in were ${sure}${maybe ? ` to ${sure + maybe}` : ''}`,
      )
  }
}

export async function freshGoods(): Promise<Goods> {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  const [visitor = '', retail = '', newbie = '', shared = ''] = await stock({}, {}, {}, {})
  await bed.inside(() => db().delete(orderLine))
  return { visitor, retail, newbie, shared }
}
