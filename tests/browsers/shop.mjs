import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engines } from './engines.mjs'

/**
 * A walk through the built shop in the browser that BROWSER names: public pages, a log-in, goods into the cart, an order
 * paid from the deposit, and elements in a foreign page.
 */
const { BROWSER = 'firefox' } = process.env
const port = 4590
const base = `http://localhost:${port}`
const captcha = '2468'

const folder = mkdtempSync(join(tmpdir(), 'tradefront-browsers-'))
const server = spawn(process.execPath, ['demo/start.mjs', '--goods', '1200'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'db'),
    DEMO_FIXED_CODE: captcha,
    DEMO_AUTOPILOT: 'off',
  },
})

/** What stands in the page and in the shadow roots of our elements. */
const deep = `const deep = (selector, root = document) => [
  ...root.querySelectorAll(selector),
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? deep(selector, shadowRoot) : [])),
]
const reads = (words) => deep('*').some(({ shadowRoot }) => shadowRoot && shadowRoot.textContent.includes(words))
const shown = (node) => node.getClientRects().length > 0
const withText = (selector, words) => deep(selector).filter(shown).find((node) => new RegExp(words).test(node.innerText || node.getAttribute('aria-label') || ''))`

async function until(what, look, seconds = 60) {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found) return found
    assert.ok(Date.now() < end, `${BROWSER}: ${what}`)
    await new Promise((done) => setTimeout(done, 150))
  }
}

/** Expressions are asked in the page, where `deep` and `withText` are known. */
function visit(page) {
  const ask = (expression) => page.evaluate(`(() => { ${deep}; return ${expression} })()`)
  const wait = (what, expression) => until(what, () => ask(expression))
  return {
    ask,
    wait,
    go: (path) => page.goto(path.startsWith('http') ? path : base + path),
    press: async (selector, words) => {
      await wait(`${words} to press`, `!!withText(${JSON.stringify(selector)}, ${JSON.stringify(words)})`)
      await ask(`withText(${JSON.stringify(selector)}, ${JSON.stringify(words)}).click()`)
    },
    fill: async (selector, text) => {
      await wait(`${selector} to fill`, `deep(${JSON.stringify(selector)}).some(shown)`)
      await ask(`deep(${JSON.stringify(selector)}).find(shown).focus()`)
      await page.keyboard.type(text)
    },
  }
}

const readings = {
  '/': '轴承热销榜',
  '/goods/list/110101': '恒锐 6204-2RS',
  '/category/all': '深沟球轴承',
  '/brand': '恒锐',
  '/shop': '岳峰轴承专卖店',
  '/activity/8005': '工具特价周',
  '/help': '注册与登录',
  '/news': '苏州仓扩容',
  '/noticeList': '起订量与递增量说明',
  '/service': '如何开票',
  '/nowhere': '首页',
}

async function walk(page) {
  const { ask, wait, go, press, fill } = visit(page)
  for (const [path, words] of Object.entries(readings)) {
    await go(path)
    await wait(`${path} shows ${words}`, `deep('trade-outlet')[0] && reads(${JSON.stringify(words)})`)
  }
  await go('/login')
  await fill('input[name=loginAccount]', 'demo')
  await fill('input[name=password]', 'demo1234')
  await press('button', '^登录$')
  await fill('input[name=captcha]', captcha)
  await press('button', '^登录$')
  await wait('the buyer’s name', `!!withText('a, button, span', '周岚')`)

  const count = () => ask(`Number(/\\d+/.exec(withText('a', '购物车')?.innerText ?? '')?.[0] ?? 0)`)
  await go('/goods/list/110101')
  await press('button', '加入购物车')
  const before = await count()
  await until('the count in the menu', async () => (await count()) > before)
  await go('/cart')
  await press('button, a', '^(去)?结算')
  await wait(
    'the checkout',
    `location.pathname === '/cart/checkout' || location.pathname.includes('checkout')`,
  )
  await press('button', '提交订单')
  await wait('the order', `!!withText('h1', '订单已提交')`)
  await press('a, button', '^去付款$')
  await press('label', '信用账期')
  await fill('input[name=payPassword], input[autocomplete=off][type=password]', '123456')
  await press('button', '^立即支付$')
  await wait('that it is paid', `!!withText('h1, h2', '支付成功')`)
}

const browser = await engines[BROWSER].launch({})
try {
  await until(
    'the server',
    () =>
      fetch(`${base}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    300,
  )
  const page = await browser.defaultBrowserContext().newPage()
  await page.setViewport({ width: 1440, height: 900 })
  await walk(page)
  console.log(`${BROWSER}: ${await browser.version()}`)
} finally {
  await browser.close()
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
