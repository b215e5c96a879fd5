import { realShop } from './real-shop.mjs'

/** Runs in the page: until what was changed is painted, in ms. */
const painting = `(change) => new Promise((done) => {
  const from = performance.now()
  change()
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
})`

/** The longest time for which the page answered to nothing while something was done, in ms. */
async function blocked(page, work) {
  await page.evaluate(`{
    window.__longest = 0
    window.__tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.__longest = Math.max(window.__longest, duration)
    })
    window.__tasks.observe({ type: 'longtask' })
  }`)
  await work()
  await page.waitForTimeout(300)
  return page.evaluate('(window.__tasks.disconnect(), window.__longest)')
}

/** 1,000 rows as a spreadsheet pastes them: 960 codes of the shop, 20 with a slip, 20 that mean nothing. */
async function thousandRows(url) {
  const rows = []
  for (let pageNumber = 1; rows.length < 980; pageNumber += 1) {
    const answer = await fetch(`${url}/api/bbb/goodsInfo/page`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ brandTerminalId: '1001', pageSize: 100, pageNumber }),
    })
    const { data } = await answer.json()
    if (data.content.length === 0) throw new Error(`the shop sells ${rows.length} products, not 980`)
    for (const { skuItemDefault } of data.content)
      rows.push([skuItemDefault.skuCode, skuItemDefault.minQuantity])
  }
  const slips = rows.slice(960, 980).map(([code, quantity]) => [`${code}X`, quantity])
  const nonsense = Array.from({ length: 20 }, (_, at) => [`无此货号-${at}`, 1])
  return [...rows.slice(0, 960), ...slips, ...nonsense].map((row) => row.join('\t')).join('\n')
}

/** Puts the rows in as a paste does; 1,000 rows are more than the field itself takes. */
async function pasteRows(page, text) {
  await page.evaluate(
    ([given]) => {
      const field = document.querySelector('trade-outlet').shadowRoot.querySelector('textarea')
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', given)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [text],
  )
  await page.getByRole('button', { name: '核对 1,000 行' }).waitFor()
}

const total = '.cart-total, .total'
const more = '.cart-line .stepper-button:last-of-type, .line .more'

/** Presses as a hand does, with all the events that belong to it. */
async function press({ page, run }, selector) {
  const [x, y] = await run(`bench.middleOf(${JSON.stringify(selector)})`)
  await page.mouse.click(x, y)
}

/** Raises a quantity. @returns when the new total was painted */
async function raise(opened) {
  const sum = `bench.all(${JSON.stringify(total)})[0]?.textContent`
  await opened.run(`window.__before = ${sum}`)
  await press(opened, more)
  return opened.run(`bench.painted(() => ${sum} && ${sum} !== window.__before)`)
}

/** Actions on a page after it is shown. Each returns a time in ms. */
export const acts = {
  /** From the beginning of the page to the answer. */
  async add(opened) {
    await press(opened, '.add, .cart-add, form.goods-card-action > :last-child')
    return opened.run(
      `bench.painted(() => bench.all('.toast, .said').some((said) => said.textContent.includes('已加入购物车')))`,
    )
  },

  /** From the beginning of the page to the new total. */
  quantity: raise,

  /** From the press to the new total, on a page that came to rest. */
  async requantity(opened) {
    await opened.untilIdle()
    const painted = await raise(opened)
    return painted - (await opened.run('bench.pressed()'))
  },

  /** From the press on 'more' to all lines of an order. */
  async openOrder(opened) {
    await opened.untilIdle()
    await press(opened, '.document-more button')
    const painted = await opened.run(
      `bench.painted(() => bench.all('.document-more [aria-expanded=true]').length > 0)`,
    )
    return painted - (await opened.run('bench.pressed()'))
  },

  /** Opening the flyout, or another department from there, whichever is slower as a rule. */
  async flyout({ run, untilIdle }) {
    await untilIdle()
    return run(`(async () => {
      const painted = ${painting}
      const root = document.querySelector('trade-menu').shadowRoot
      const opened = await painted(() => root.querySelector('button:is(.category-button, .menu-category-button)').click())
      const next = []
      for (let row = 1; row < 20; row += 1)
        next.push(await painted(() => root.querySelector('[data-row="' + row + '"]').focus()))
      if (root.querySelectorAll('.category-kind').length < 24) throw new Error('no flyout')
      return Math.max(opened, next.sort((a, b) => a - b)[9])
    })()`)
  },

  /** From the press on 'check' until each of 1,000 rows has its verdict: server, network and page. */
  async check({ page, url }) {
    await pasteRows(page, await thousandRows(url))
    // Most of the 960 are in stock; how many differs with the seed.
    const verdicts = page.getByRole('tab', { name: /可加入/ }).filter({ hasText: /[1-9]\d\d/ })
    const from = Date.now()
    await page.getByRole('button', { name: '核对 1,000 行' }).click()
    await verdicts.waitFor()
    return Date.now() - from
  },

  /** Longest time that typing in a list of 1,000 rows is blocked: a quantity, then a code. */
  async type(opened) {
    const { page } = opened
    await acts.check(opened)
    await page.waitForTimeout(500)
    return blocked(page, async () => {
      for (const [name, text] of [
        ['第 2 行数量', '1234'],
        ['第 3 行货号', 'ABC-1234'],
      ]) {
        await page.getByLabel(name).focus()
        await page.keyboard.type(text, { delay: 60 })
      }
    })
  },
}

/** A shop with its real server, for what a stub would hide; started when it is asked for first. */
export function lazyShop() {
  let shop
  return {
    url: async () => (await (shop ??= realShop())).url,
    close: async () => (await shop)?.close(),
  }
}
