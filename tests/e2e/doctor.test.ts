import { expect, test, type Page } from '@playwright/test'
import { foreign, openForeign, script, shop } from './foreign'

const price = '<trade-price goods-id="100001"></trade-price>'

async function examined(page: Page) {
  await page.waitForFunction(() => Boolean(globalThis.tradefront))
  await page.evaluate(() => void globalThis.tradefront?.doctor())
  const doctor = page.getByRole('dialog', { name: '嵌入诊断' })
  await expect(doctor).toBeVisible()
  await expect(doctor.getByText('正在检查')).toBeHidden()
  return doctor
}

test('a page that works: each element with its settings and where they came from, and a tape of events', async ({
  page,
}) => {
  const attributes = `data-api="${shop}/api" data-site="localhost"`
  await openForeign(
    page,
    `<trade-site site="north.localhost">${price}</trade-site><trade-stock lang="en"></trade-stock>`,
    {
      head: script(attributes),
    },
  )
  const doctor = await examined(page)
  await expect(doctor).toContainText('没有发现问题')
  const rows = doctor.getByRole('listitem')
  await expect(rows.filter({ hasText: '<trade-price>' })).toContainText('site = north.localhost (trade-site)')
  await expect(rows.filter({ hasText: '<trade-price>' })).toContainText(`api = ${shop}/api (script 标签)`)
  await expect(rows.filter({ hasText: '<trade-stock>' })).toContainText('lang = en (元素属性)')
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('trade-goods-view', { detail: { goodsId: '7' } })),
  )
  await expect(doctor).toContainText('{"goodsId":"7"}')
  await page.keyboard.press('Escape')
  await expect(doctor).toBeHidden()
})

const faults: [name: string, attributes: string, finding: RegExp][] = [
  ['a brand site that nobody knows', `data-api="${shop}/api" data-site="nobody"`, /不认识品牌站点“nobody”/],
  [
    'an address where no API is',
    'data-api="http://html.invalid/api" data-site="localhost"',
    /应答不符合约定/,
  ],
  ['a server that is away', 'data-api="http://127.0.0.1:9/api" data-site="localhost"', /无法访问/],
  [
    'routes without an address of their own',
    `data-api="${shop}/api" data-site="localhost" data-routes='{"goods":"/p/{goodsId}"}'`,
    /没有映射.*cart/,
  ],
]
for (const [name, attributes, finding] of faults) {
  test(`finds ${name}`, async ({ page }) => {
    await page.route('http://html.invalid/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>' }),
    )
    await openForeign(page, price, { head: script(attributes) })
    await expect(await examined(page)).toContainText(finding)
  })
}

test('finds a back end that answers, and lets this page’s origin read nothing', async ({ page }) => {
  const stranger = foreign.replace('pages.', 'stranger.')
  await openForeign(page, price, { origin: stranger })
  await expect(await examined(page)).toContainText(`不允许 ${stranger} 读取`)
})

test('finds what the content security policy refused, and a second version', async ({ page }) => {
  const policy = `default-src 'none'; script-src ${shop} 'unsafe-inline'; connect-src ${shop}`
  await page.route(`${shop}/kit/old.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis[Symbol.for('tradefront')]?.copies.push({ version: '0.0.9', url: 'old.js' })`,
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  const old = `<script type="module" src="${shop}/kit/old.js"></script>`
  await openForeign(page, `<img src="https://elsewhere.invalid/a.png">${price}`, {
    head: script() + old,
    headers: { 'Content-Security-Policy': policy },
  })
  const doctor = await examined(page)
  await expect(doctor).toContainText('elsewhere.invalid')
  await expect(doctor).toContainText('0.0.9 old.js')
})

test('comes by the address, too', async ({ page }) => {
  await page.goto('/?trade-doctor')
  await expect(page.getByRole('dialog', { name: '嵌入诊断' })).toContainText('<trade-menu>')
})

test('names what is misspelt in the markup of a page, on the console and in the doctor', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()))
  const markup = `<trade-prise goods-id="100001"></trade-prise>
    <trade-price goodsid="100001"></trade-price>
    <trade-add-to-cart goods-id="100001" emphasis="loud"></trade-add-to-cart>
    <trade-goods-card goods-id="100001" hide="prize"></trade-goods-card>`
  await openForeign(page, markup, { head: script(`data-api="${shop}/api" data-site="localhost"`) })
  await expect.poll(() => lines.join('\n')).toContain('<trade-prise> is no element of version')
  await expect.poll(() => lines.join('\n')).toContain('<trade-price> names no product')
  expect(lines.join('\n')).toContain('emphasis="loud" is not one of secondary, outline, primary')
  const doctor = await examined(page)
  for (const line of ['<trade-prise> is no element', 'goodsid', 'emphasis="loud"', '“prize”'])
    await expect(doctor).toContainText(line)
})

test('lists the sites of a demo where the page names another one', async ({ page }) => {
  await openForeign(page, price, { head: script(`data-api="${shop}/api" data-site="nobody"`) })
  await expect(await examined(page)).toContainText(/演示商城的站点：.*north, /)
})
