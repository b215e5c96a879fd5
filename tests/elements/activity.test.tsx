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

describe('trade-activity', () => {
  it('counts a running activity down by the server’s clock, not the browser’s', async () => {
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

  it('counts an upcoming activity down to its start, then shows it as running', async () => {
    api.state.period = [1500, hour]
    const root = open()
    await until(() => root.querySelector('.activity-state')?.textContent === '未开始')
    expect(texts(root, '.activity-left')[0]).to.match(/^距开始/)
    await until(() => root.querySelector('.activity-state')?.textContent === '进行中')
  })

  it('shows an ended activity without a countdown', async () => {
    api.state.period = [-2 * hour, -hour]
    const root = open()
    await until(() => root.querySelector('.activity-state')?.textContent === '已结束')
    expect(root.querySelector('.activity-countdown')).to.equal(null)
    expect(root.textContent).to.contain('活动已结束')
  })

  it('renders its rules as sanitised text and pages its goods by 10', async () => {
    const root = open()
    await until(() => root.querySelector('.rich-text p'))
    expect(Reflect.get(window, 'hit')).to.equal(undefined)
    await until(() => names(root)[0] === '商品 200')
    expect(names(root)).to.have.length(10)
    expect(names(root)).not.to.contain('商品 210')
    root.querySelector<HTMLButtonElement>('.pagination-button[aria-label="第 2 页"]')?.click()
    await until(() => names(root).length === 2 && names(root)[0] === '商品 210')
  })

  it('shows a not-found page for a draft or an unknown activity and requests no goods', async () => {
    for (const id of ['4', '', '..', '<i>']) {
      const asked = api.sent('goodsPage').length
      const root = open({ 'activity-id': id })
      await until(() => root.textContent?.includes('活动不存在'))
      expect(root.querySelector('.goods-card')).to.equal(null)
      expect(api.sent('goodsPage')).to.have.length(asked)
    }
  })

  it('shows an error for goods that fail to load, keeps its heading, and retries', async () => {
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

describe('countdownOf', () => {
  const figures = (ms: number) => countdownOf(ms).map(({ count }) => count)
  it('splits milliseconds into days, hours, minutes and seconds, rounding up to the next second', () => {
    expect(figures(0)).to.deep.equal([0, 0, 0, 0])
    expect(figures(1)).to.deep.equal([0, 0, 0, 1])
    expect(figures(59_001)).to.deep.equal([0, 0, 1, 0])
    expect(figures(90_061_000)).to.deep.equal([1, 1, 1, 1])
    expect(figures(-5)).to.deep.equal([0, 0, 0, 0])
  })
})
