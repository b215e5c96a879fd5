import { expect, test } from '@playwright/test'
import { tally, timer } from '../hard/hard'
import { screensOf, viewers } from './answers/screens'
import { openTriedShop } from './answers/tried-shop'
import { buyerBehind } from './buyer'
import { browserDraws } from './render-modes'

// Pages rendered by the browser: for server-rendered ones, the server makes the calls.
test.use({ storageState: browserDraws })

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Prints a row for the table of the hard run. */
const tell = (what: string, inputs: number, found: string[]) =>
  tally({ what, inputs, faults: inputs, lost: found.length })

for (const viewer of viewers) {
  test(`no missing, swapped, empty or huge field of a response breaks a page of ${viewer}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const buyer = await buyerBehind(page.request, 'demo')
    const screens = (await screensOf(buyer))[viewer]
    const shop = await openTriedShop(page, async () => viewer === 'demo' && buyer.enter(context, baseURL))
    const found: string[] = []
    const timeIsLeft = timer()
    for (let round = 0; round < 25 && timeIsLeft(); round += 1) {
      await shop.afresh()
      for (const { name, address } of screens)
        found.push(...(await shop.visit(address)).map((fault) => `${name}, ${fault}`))
    }
    tell(`mutated answers, pages of ${viewer}`, shop.inputs(), found)
    expect(found).toEqual([])
  })

  test(`text of responses is never markup on a page of ${viewer}`, async ({ page, context, baseURL }) => {
    const words = '<img src=x onerror=__hit()>'
    const buyer = await buyerBehind(page.request, 'demo')
    const screens = (await screensOf(buyer))[viewer]
    const shop = await openTriedShop(page, async () => viewer === 'demo' && buyer.enter(context, baseURL))
    await shop.afresh()
    const found: string[] = []
    const silent: string[] = []
    for (const { name, address } of screens) {
      const { seen, wrong } = await shop.say(words, address)
      found.push(...wrong.map((fault) => `${name}, ${fault}`))
      if (!seen.words.includes(words)) silent.push(name)
    }
    tell(`hostile words, pages of ${viewer}`, screens.length, found)
    expect(found).toEqual([])
    // Forms show no data of the shop.
    expect(silent.length).toBeLessThan(screens.length * 0.6)
  })
}

test('no invalid initial response breaks the shell around it', async ({ page, context, baseURL }) => {
  const buyer = await buyerBehind(page.request, 'demo')
  const shop = await openTriedShop(page, () => buyer.enter(context, baseURL))
  const found: string[] = []
  await shop.afresh()
  const timeIsLeft = timer()
  for (let round = 0; round < 60 && timeIsLeft(); round += 1)
    for (const address of ['/goods/0', '/', '/cart', '/user'])
      found.push(...(await shop.load(() => page.goto(address))).map((fault) => `${address}, ${fault}`))
  tell('mutated first answers', shop.inputs(), found)
  expect(found).toEqual([])
})
