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

test('lists each element with its settings and their sources, and a log of events', async ({ page }) => {
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
  ['an unknown brand site', `data-api="${shop}/api" data-site="nobody"`, /不认识品牌站点“nobody”/],
  ['an address without an API', 'data-api="http://html.invalid/api" data-site="localhost"', /应答不符合约定/],
  ['an unreachable server', 'data-api="http://127.0.0.1:9/api" data-site="localhost"', /无法访问/],
  [
    'routes without a mapped address',
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

test('detects an API that does not allow the page’s origin', async ({ page }) => {
  const stranger = foreign.replace('pages.', 'stranger.')
  await openForeign(page, price, { origin: stranger })
  await expect(await examined(page)).toContainText(`不允许 ${stranger} 读取`)
})

test('detects refusals of the content security policy and a second version', async ({ page }) => {
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

test('opens by the address parameter', async ({ page }) => {
  await page.goto('/?trade-doctor')
  await expect(page.getByRole('dialog', { name: '嵌入诊断' })).toContainText('<trade-menu>')
})

test('reports misspelt markup in the console and in the doctor', async ({ page }) => {
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

test('lists the sites of a demo if the page names an unknown one', async ({ page }) => {
  await openForeign(page, price, { head: script(`data-api="${shop}/api" data-site="nobody"`) })
  await expect(await examined(page)).toContainText(/演示商城的站点：.*north, /)
})
