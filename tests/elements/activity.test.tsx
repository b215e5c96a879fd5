import { expect } from 'chai'
import activityElement from '../../elements/trade-activity'
import { countdownOf } from '../../src/catalogue/activities/countdown'
import { buttonIn, contentApi, mountTag, texts } from './content-api'
import { until } from './shop-answers'

const api = contentApi()
activityElement.define()
const hour = 3_600_000
afterEach(() => {
  api.state.down.clear()
  api.state.period = [-hour, 2 * hour]
  document.body.replaceChildren()
})
const open = (attributes: Record<string, string> = {}) =>
  mountTag('trade-activity', { 'activity-id': '1', ...attributes })
const left = (root: ShadowRoot) => texts(root, '.activity-countdown-figure').map(Number)
const names = (root: ShadowRoot) =>
  [...root.querySelectorAll('.goods-card')].map((card) =>
    card.querySelector('.goods-card-name')?.textContent?.trim(),
  )

describe('an activity', () => {
  it('that runs counts down by the server’s clock, whatever this machine’s says', async () => {
    const root = open()
    await until(() => root.querySelector('h1'))
    expect(root.querySelector('.activity-state')?.textContent).to.equal('进行中')
    expect(texts(root, '.activity-left')[0]).to.match(/^距结束/)
    const [days = -1, hours = -1, minutes = -1] = left(root)
    // A countdown of two hours, of which at most some seconds have passed.
    expect(days * 1440 + hours * 60 + minutes).to.be.within(119, 120)
    const [, , , before] = left(root)
    await until(() => left(root)[3] !== before)
  })

  it('that is to come counts down to its beginning, and begins', async () => {
    api.state.period = [1500, hour]
    const root = open()
    await until(() => root.querySelector('.activity-state')?.textContent === '未开始')
    expect(texts(root, '.activity-left')[0]).to.match(/^距开始/)
    await until(() => root.querySelector('.activity-state')?.textContent === '进行中')
  })

  it('shows that it has ended, without a countdown', async () => {
    api.state.period = [-2 * hour, -hour]
    const root = open()
    await until(() => root.querySelector('.activity-state')?.textContent === '已结束')
    expect(root.querySelector('.activity-countdown')).to.equal(null)
    expect(root.textContent).to.contain('活动已结束')
  })

  it('shows its rules as clean text, and its goods in pages', async () => {
    const root = open()
    await until(() => root.querySelector('.rich-text p'))
    expect(Reflect.get(window, 'hit')).to.equal(undefined)
    await until(() => names(root)[0] === '商品 200')
    expect(names(root)).to.have.length(10)
    expect(names(root)).not.to.contain('商品 210')
    root.querySelector<HTMLButtonElement>('.pagination-button[aria-label="第 2 页"]')?.click()
    await until(() => names(root).length === 2 && names(root)[0] === '商品 210')
  })

  it('a draft or an unknown activity is missing, and requests no goods', async () => {
    for (const id of ['4', '', '..', '<i>']) {
      const asked = api.sent('goodsPage').length
      const root = open({ 'activity-id': id })
      await until(() => root.textContent?.includes('活动不存在'))
      expect(root.querySelector('.goods-card')).to.equal(null)
      expect(api.sent('goodsPage')).to.have.length(asked)
    }
  })

  it('its goods may fail alone, and come again', async () => {
    api.state.down.add('goodsPage')
    const root = open()
    await until(() => root.querySelector('[role=alert]'))
    expect(root.querySelector('h1')?.textContent).to.equal('活动 1')
    api.state.down.clear()
    buttonIn(root, /重新加载/)?.click()
    await until(() => names(root).length === 10)
  })

  it('shows a loading error and retries', async () => {
    api.state.down.add('activity/detail')
    const root = open()
    await until(() => root.textContent?.includes('活动没有加载出来'))
    api.state.down.clear()
    buttonIn(root, /重新加载/)?.click()
    await until(() => root.querySelector('h1'))
  })
})

describe('time that is left', () => {
  const figures = (ms: number) => countdownOf(ms).map(({ count }) => count)
  it('is whole days, hours, minutes and seconds; the last begun second counts', () => {
    expect(figures(0)).to.deep.equal([0, 0, 0, 0])
    expect(figures(1)).to.deep.equal([0, 0, 0, 1])
    expect(figures(59_001)).to.deep.equal([0, 0, 1, 0])
    expect(figures(90_061_000)).to.deep.equal([1, 1, 1, 1])
    expect(figures(-5)).to.deep.equal([0, 0, 0, 0])
  })
})
