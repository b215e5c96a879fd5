import { until, visit } from './visit.mjs'

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

/**
 * A walk through the shop: public pages, a log-in, goods into the cart, and an order paid on credit.
 * @param base address of the shop
 * @param captcha answer of every captcha
 */
export async function walkShop(page, base, captcha) {
  const { ask, wait, go, press, fill } = visit(page, base)
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
  await wait('the goods', `!!withText('button', '加入购物车')`)
  const before = await count()
  await press('button', '加入购物车')
  await until('the count in the menu', async () => (await count()) > before)
  await go('/cart')
  await press('button, a', '^(去)?结算')
  await wait(
    'the checkout',
    `location.pathname === '/cart/checkout' || location.pathname.includes('checkout')`,
  )
  await press('button', '提交订单')
  // A buyer who paid online or by transfer the last time is led on there.
  await wait(
    'the payment',
    `location.pathname === '/cart/payment' || void withText('a, button', '^去付款$')?.click()`,
  )
  await press('label', '信用账期')
  await fill('input[name=payPassword], input[autocomplete=off][type=password]', '123456')
  await press('button', '^立即支付$')
  await wait('that it is paid', `!!withText('h1, h2', '支付成功')`)
}
