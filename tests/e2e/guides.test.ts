import { expect, test } from '@playwright/test'
import { installPackages } from '../../demo/install-packages.mjs'
import { server as back } from '../../demo/back-end-starter/server.mjs'
import { blocksOf, documents, guideBlocks } from '../house/documents'
import { listenAnywhere } from '../server/port-of'
import { complaintsOf, typeFaults } from './docs'
import { foreign, openForeign, script, shop } from './foreign'
import { networkIdle } from './drawn'

/** Replaces the placeholder addresses of an integrator's shop by those of the running shop. */
const filledIn = (code: string) =>
  code
    .replaceAll('https://mall.example.com', shop)
    .replaceAll('src="/kit/', `src="${shop}/kit/`)
    .replaceAll('data-site="acme"', 'data-site="localhost"')

/** Address of the guide’s starter back end. */
const starter = 'http://localhost:8090'

test('the guide’s page shows the products of the starter back end', async ({ page }) => {
  const [block] = guideBlocks('html').filter(({ code }) => code.includes(starter))
  const own = `http://localhost:${await listenAnywhere(back)}`
  const complaints = complaintsOf(page)
  const absent: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) absent.push(new URL(answer.url()).pathname)
  })
  try {
    const body = block?.code.replaceAll(starter, own).replaceAll('http://localhost:4173', shop) ?? ''
    await page.route(`${foreign}/own.html`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    )
    await page.goto(`${foreign}/own.html`)
    await expect(page.locator('trade-goods-list')).toContainText('Ball bearing 6204')
    await expect(page.locator('trade-price')).toHaveText(/€\s*3\.20/)
    // This back end has neither favourites nor quotations nor arrival dates.
    await expect(page.locator('trade-goods-list .goods-card-heart')).toHaveCount(0)
    await networkIdle(page)
    // The guide says that the browser names this one.
    expect(absent).toEqual(['/api/bbb/start'])
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  } finally {
    back.close()
  }
})

test('every page and piece of HTML in the guides works on a foreign page', async ({ page }) => {
  const blocks = guideBlocks('html').filter(({ code }) => !code.includes(starter))
  test.setTimeout(30_000 + blocks.length * 3000)
  expect(blocks.length).toBeGreaterThan(20)
  const complaints = complaintsOf(page)
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  for (const { name, code } of blocks) {
    const html = filledIn(code)
    if (html.startsWith('<!doctype')) {
      await page.route(`${foreign}/whole.html`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      )
      await page.goto(`${foreign}/whole.html`)
      await page.unroute(`${foreign}/whole.html`)
    } else await openForeign(page, html, { head: /\/kit\/[\w.]+\.js/.test(html) ? '' : script() })

    const undefinedTags = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(':not(:defined)')]
          .filter((element) => !element.matches('[load=visible], [load=intent], [data-drawn]'))
          .map(({ localName }) => localName),
      )
    await expect.poll(undefinedTags, { message: name }).toEqual([])
    await networkIdle(page)
    expect(complaints, name).toEqual([])
    expect(await page.evaluate(() => document.querySelectorAll('*').length), name).toBeGreaterThan(5)
  }
})

test('the TypeScript of the README and the guides compiles against the package', () => {
  const blocks = documents.flatMap(blocksOf).filter(({ language }) => /^tsx?$/.test(language))
  expect(blocks.length).toBeGreaterThan(8)
  // Each block is compiled alone with its own imports. Together they could hide a missing import.
  const faults = blocks.map(({ name, language, code }) => {
    const output = typeFaults([[`block.${language}`, code]])
    return output && `${name}: ${output}`
  })
  expect(faults.filter(Boolean)).toEqual([])
  expect(typeFaults([['wrong.ts', "import 'tradefront/nothing'"]])).toContain('tradefront/nothing')
})

test('the components of the guides for Vue, Svelte and Angular compile without a warning', async () => {
  installPackages('demo/frameworks')
  const { vueFaults, svelteFaults, angularFaults } = await import('../../demo/frameworks/compilers.mjs')
  const templates = guideBlocks('ts').flatMap(({ name, code }) =>
    [...code.matchAll(/template: `([^`]*)`/g)].map(([, template = '']) => ({ name, code: template })),
  )
  const kinds = [
    { blocks: guideBlocks('vue'), faultsOf: vueFaults },
    { blocks: guideBlocks('svelte'), faultsOf: svelteFaults },
    { blocks: templates, faultsOf: angularFaults },
  ]
  for (const { blocks, faultsOf } of kinds) {
    expect(blocks.length).toBeGreaterThan(0)
    for (const { name, code } of blocks) expect(faultsOf(code, name), name).toEqual([])
  }
})
