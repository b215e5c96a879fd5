import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { actions } from '../../src/core/host/actions'
import { scopeOf } from '../../src/core/host/scope'
import tradeGoodsDetail from '../../elements/trade-goods-detail'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { choose, put, until, type Part } from './goods-page'
import { variants } from '../hard/amounts'

tradeGoodsDetail.define()

let api: GoodsApi

async function open(id = '100', { member = false } = {}) {
  api = goodsApi({ member })
  const detail = put('trade-goods-detail', { 'goods-id': id }, member)
  await until(() => detail.all('.goods-detail').length > 0, '.goods-detail')
  return detail
}
const shownText = ({ element }: Part) =>
  scopeOf(element)
    .toasts.$toasts.get()
    .map(({ title }) => title)

/** Replaces the browser's clipboard. */
function clipboard(write: (text: string) => Promise<void>) {
  const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')
  Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, value: { writeText: write } })
  return () => void (before && Object.defineProperty(Navigator.prototype, 'clipboard', before))
}

before(() => setViewport({ width: 1440, height: 900 }))
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
  localStorage.clear()
  delete actions.openLogin
})

describe('the product video', () => {
  it('follows the pictures, and shows a message if it cannot be played', async () => {
    const detail = await open()
    expect(detail.all('.goods-gallery-thumb').map(({ ariaLabel }) => ariaLabel)).to.eql([
      '图片 1/3',
      '图片 2/3',
      '图片 3/3',
      '商品视频',
    ])
    expect(detail.all('video').length).to.equal(0)
    detail.press('商品视频')
    await until(() => detail.all('.goods-gallery-film-failed').length === 1)
    expect(detail.text('.goods-gallery-film-failed')).to.equal('该视频暂时无法播放，请稍后重试')
    detail.press('图片 1/3')
    await until(() => detail.all('.goods-gallery-lens').length === 1)
  })

  it('is left out if its address is invalid', async () => {
    const detail = await open('104')
    expect(detail.all('.goods-gallery-thumb').length).to.equal(3)
  })

  it('is reached by arrow keys and does not autoplay', async () => {
    const detail = await open()
    detail.get('.goods-gallery-thumb').focus()
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => detail.all('video, .goods-gallery-film-failed').length === 1)
    expect(detail.root.activeElement?.ariaLabel).to.equal('商品视频')
    expect(detail.all('video[autoplay]').length).to.equal(0)
  })
})

describe('the favourite button', () => {
  it('adds and removes the product', async () => {
    const detail = await open('100', { member: true })
    const button = () => detail.get('.favourite')
    expect(button().ariaPressed).to.equal('false')
    button().click()
    await until(() => button().ariaPressed === 'true')
    expect(detail.text('.favourite')).to.equal('已收藏')
    await until(() => api.state.favourites.has('100'))
    button().click()
    await until(() => !api.state.favourites.has('100'))
    expect(button().ariaPressed).to.equal('false')
  })

  it('ends in the state of the last click, also if it is clicked during a request', async () => {
    const detail = await open('100', { member: true })
    const button = () => detail.get('.favourite')
    const release = api.hold()
    button().click()
    await until(() => button().ariaPressed === 'true')
    button().click()
    await until(() => button().ariaPressed === 'false')
    release()
    await until(() => api.asked('/collection/deleteBatch') === 1 && shownText(detail).includes('已取消收藏'))
    expect(api.state.favourites.has('100')).to.equal(false)
    expect(button().ariaPressed).to.equal('false')
  })

  it('opens the login for a visitor', async () => {
    const detail = await open()
    let logins = 0
    actions.openLogin = () => void (logins += 1)
    detail.get('.favourite').click()
    await until(() => logins === 1)
    expect(shownText(detail)).to.eql(['请先登录'])
    expect(api.sent('/collection/add')).to.eql([])
  })
})

describe('the share button', () => {
  it('copies the address', async () => {
    const detail = await open()
    let copied = ''
    const restore = clipboard(async (text) => void (copied = text))
    detail.press('分享')
    await until(() => shownText(detail).includes('链接已复制'))
    expect(copied).to.equal(`${location.origin}/goods/100`)
    restore()
  })

  it('shows the selected address in a dialog if the clipboard is blocked', async () => {
    const detail = await open()
    const restore = clipboard(() => Promise.reject(new Error('closed')))
    detail.press('分享')
    await until(() => detail.all('dialog[open]').length === 1)
    const field = detail.field('请复制下面的链接')
    expect(field.value).to.equal(`${location.origin}/goods/100`)
    expect([field.selectionStart, field.selectionEnd]).to.eql([0, field.value.length])
    restore()
  })
})

describe('documents', () => {
  it('are download links, without those of invalid addresses', async () => {
    const detail = await open()
    detail.press('资料下载2')
    await until(() => detail.all('.goods-documents').length === 1)
    const links = detail
      .all('.goods-documents a')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).to.eql([['6200 参数表.csv', `${location.origin}/img/goods/100/parameters.csv`]])
  })

  it('are replaced by a message if there are none', async () => {
    const detail = await open('103')
    detail.press('资料下载')
    await until(() => detail.text('.goods-tab') === '暂无资料。')
  })
})

describe('reviews', () => {
  const shown = async () => {
    const detail = await open()
    await until(() => detail.words('.tab-count').includes('12'))
    detail.press('用户评价12')
    await until(() => detail.all('.review').length === 10)
    return detail
  }

  it('are counted in the tab and summarised', async () => {
    const detail = await shown()
    expect(detail.text('.reviews-summary')).to.equal('12 条，好评率 92%')
    expect(detail.words('.review-filter')).to.eql([
      '全部 12',
      '5 星 11',
      '4 星 0',
      '3 星 0',
      '2 星 1',
      '1 星 0',
      '有图 1',
    ])
    const first = detail.text('.review')
    expect(first).to.include('甲厂 0').and.include('评价 0').and.include('2026-11-14 追评：追加一句')
    expect(first).to.include('商家回复：谢谢').and.include('K-a · P0')
    expect(detail.get('.review-stars').ariaLabel).to.equal('5 星，满分 5 星')
  })

  it('are filtered by stars and pictures, and paged by 10', async () => {
    const detail = await shown()
    detail.press('2', '.pagination')
    await until(() => detail.all('.review').length === 2)
    detail.press('2 星 1')
    await until(() => detail.all('.review').length === 1)
    expect(api.sent('/commentPage').at(-1)).to.deep.include({ stars: 2, pageNumber: 1 })
    expect(detail.named('.review-filter', '2 星 1').ariaPressed).to.equal('true')
    detail.press('4 星 0')
    await until(() => detail.all('.empty-state').length === 1)
    expect(detail.text('.empty-state')).to.equal('没有符合条件的评价')
    detail.press('有图 1')
    await until(() => detail.all('.review').length === 1)
    detail.press('查看 甲厂 1 的评价图片')
    await until(() => detail.all('dialog[open]').length === 1)
    expect(detail.text('.goods-gallery-turn')).to.include('图片 1/2')
  })

  it('show an empty state, or an error with retry', async () => {
    const none = await open('103')
    none.press('用户评价')
    await until(() => none.text('.goods-tab').includes('还没有评价'))
    api.close()
    api = goodsApi()
    api.state.down.add('commentPage')
    const failed = put('trade-goods-detail', { 'goods-id': '100' })
    await until(() => failed.all('.goods-detail').length > 0)
    failed.press('用户评价')
    await until(() => failed.text('.goods-tab').includes('评价没有加载出来'))
    api.state.down.clear()
    failed.press('重新加载', '.goods-tab')
    await until(() => failed.all('.review').length === 10)
  })
})

describe('delivery and service', () => {
  it('request the arrival again for another region', async () => {
    api = goodsApi({ bearings: true })
    const detail = put('trade-goods-detail', { 'goods-id': '100' }, false)
    await until(() => detail.all('.delivery-region').length === 1, 'the arrival')
    detail.named('button', '配送至 上海市 浦东新区').click()
    for (const code of ['33', '3304']) {
      const has = () => detail.all(`.address-region option[value="${code}"]`)
      await until(() => has().length === 1, code)
      choose(has()[0]?.closest('select') ?? detail.element, code)
    }
    await until(() => detail.all('.address-region').length === 0, 'the dialog is closed')
    await until(() => api.sent('/delivery/promise').at(-1)?.regionCode === '330402', 'asked')
  })

  it('show the number of days and the contact', async () => {
    const detail = await open()
    expect(detail.text('.goods-delivery')).to.include('15 天')
    await until(() => detail.all('.goods-shop a').length === 3)
    const ways = detail.all('.goods-shop a').map((link) => link.getAttribute('href'))
    expect(ways).to.eql(['/shop/1', '/shop/1', 'tel:4000006118'])
  })
})

for (const tab of variants(['用户评价12', '资料下载2'])) {
  it(`has no accessibility faults (${tab})`, async () => {
    const detail = await open()
    await until(() => detail.words('.tab-count').includes('12'))
    detail.press(tab)
    await until(() => detail.all('.review, .goods-documents a').length > 0)
    expect(await faults(detail.element)).to.eql([])
  })
}
