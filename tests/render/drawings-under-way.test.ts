import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../demo/server/app'
import { drawingBounds } from '../../demo/server/core/http/calls-under-way'
import type { Renderer } from '../../demo/server/core/rendering/renderer'
import { openTestbed } from '../server/testbed'
import { soon } from '../soon'
import { pageFiles } from './shop'

const bed = await openTestbed('open', { trustProxy: true })
beforeEach(() => bed.reset())

const page = '<!doctype html><html lang="zh-CN"><head><title>x</title></head><body></body></html>'
const drawnView = {
  version: '1',
  name: '',
  locale: 'zh-CN',
  site: 'localhost',
  buyer: '',
  address: '',
  attributes: {},
  drawn: {},
}
const noLimit = 2 ** 31 - 1

/** Creates a shop whose rendering lasts until `end` is called. */
function openShop(drawWithin = noLimit) {
  const seen = { views: 0, pages: 0, underWay: 0, most: 0 }
  let end = () => {}
  const ended = new Promise<void>((done) => (end = done))
  async function drawing<T>(what: 'views' | 'pages', drawn: T): Promise<T> {
    seen[what] += 1
    seen.most = Math.max(seen.most, ++seen.underWay)
    await ended
    seen.underWay -= 1
    return drawn
  }
  const renderer: Renderer = {
    drawView: () => drawing('views', { html: '', css: '', view: drawnView }),
    fillPage: (html) =>
      drawing('pages', {
        html,
        title: 'x',
        description: '',
        keywords: '',
        locale: 'zh-CN',
        dark: false,
        brand: '',
        styles: [],
      }),
  }
  const app = createApp({
    ...bed,
    log: { info: () => {}, error: () => {} },
    files: { storefront: pageFiles(page), kit: pageFiles(), docs: pageFiles(), renderer },
    drawWithin,
  })
  const get = async (path: string, network: string, token = '') => {
    const headers = new Headers({ Host: 'localhost:4173', 'X-Forwarded-For': network })
    if (token) {
      headers.set('Authorization', token)
      headers.set('Cookie', `PC_TOKEN=${token}`)
    }
    return app.request(new Request(`http://localhost:4173${path}`, { headers }))
  }
  return {
    seen,
    end,
    page: (network: string, token?: string) => get('/brand', network, token),
    view: (at: number, network: string, token?: string) =>
      get(`/api/view/trade-goods-list?site=localhost&keyword=${at}`, network, token),
  }
}

async function several(count: number, ask: (at: number) => Promise<Response>) {
  const refused: Response[] = []
  const answers = Array.from({ length: count }, async (_, at) => {
    const answer = await ask(at)
    if (answer.status !== 200) refused.push(answer)
    return answer.status
  })
  return { refused, answers }
}

const { account, network } = drawingBounds

describe('limits on concurrent renderings', () => {
  test('renders two views of a member on many networks at a time; the rest waits or gets 429', async () => {
    const shop = openShop()
    const token = await bed.login('demo')
    const admitted = account.atOnce + account.waiting
    const { refused, answers } = await several(50, (at) => shop.view(at, `10.0.0.${at}`, token))
    await soon(() => expect(refused).toHaveLength(50 - admitted))
    expect(shop.seen).toMatchObject({ views: account.atOnce, underWay: account.atOnce })
    const busy = refused[0]
    expect([busy?.status, busy?.headers.get('Retry-After'), await busy?.json()]).toEqual([
      429,
      '2',
      { reason: 'busy' },
    ])
    expect(await (await shop.page('10.0.1.1', token)).text()).toBe(page)
    expect(shop.seen.pages).toBe(0)
    const other = shop.view(0, '10.0.1.2', await bed.login('channel1'))
    await soon(() => expect(shop.seen.views).toBe(account.atOnce + 1))
    shop.end()
    expect((await other).status).toBe(200)
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(admitted)
    expect(shop.seen).toMatchObject({ views: admitted + 1, underWay: 0, most: account.atOnce + 1 })
  })

  test('renders four different views of a network’s visitors at a time; the rest waits or is refused', async () => {
    const shop = openShop()
    const admitted = network.atOnce + network.waiting
    const { refused, answers } = await several(80, (at) => shop.view(at, '10.0.0.1'))
    await soon(() => expect(refused).toHaveLength(80 - admitted))
    expect(shop.seen.views).toBe(network.atOnce)
    expect(await (await shop.page('10.0.0.1')).text()).toBe(page)
    shop.end()
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(admitted)
    expect(shop.seen).toMatchObject({ views: admitted, pages: 0, most: network.atOnce })
  })

  test('sends a page unrendered after the limit and does not render it later', async () => {
    const shop = openShop(0)
    const token = await bed.login('demo')
    const views = [shop.view(1, '10.0.0.1', token), shop.view(2, '10.0.0.1', token)]
    await soon(() => expect(shop.seen.underWay).toBe(2))
    expect(await (await shop.page('10.0.0.1', token)).text()).toBe(page)
    // It waits behind the views, and this view waits behind it.
    const last = shop.view(3, '10.0.0.1', token)
    shop.end()
    await Promise.all([...views, last])
    expect(shop.seen).toMatchObject({ views: 3, pages: 0 })
  })
})
