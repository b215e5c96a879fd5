import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import customPage from '../../elements/trade-custom-page'
import { blockShapes } from '../../src/shell/home/blocks'
import { faults } from './faults'
import { answerCalls, goods, painted, pause, until } from './shop-answers'
import { variants } from '../hard/amounts'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
const asked = answerCalls({
  listData: () =>
    Array.from({ length: 30 }, (_, at) => String(at + 1)).map((id) =>
      goods(id, id === '2' ? { goodsPrice: undefined, priceHidden: true } : {}),
    ),
})
const lists = () => asked.filter(({ pathname }) => pathname.includes('listData')).length
const ids = (first: number, count: number) => Array.from({ length: count }, (_, at) => String(first + at))

localStorage.clear()
customPage.define()
await setViewport({ width: 1440, height: 900 })

let root: ShadowRoot
let skipped: string[] = []

/** Shows blocks on a new page. */
function show(...blocks: [type: string, props: unknown][]) {
  const element = document.createElement('trade-custom-page')
  element.addEventListener('trade-block-skip', ({ detail }) => void skipped.push(detail.type))
  Object.assign(element, { blocks: blocks.map(([type, props]) => ({ type, version: 1, props })) })
  document.body.append(element)
  if (!element.shadowRoot) throw new Error('not defined')
  root = element.shadowRoot
}
const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string) => all(selector)[0]
const there = (selector: string) => until(() => one(selector))
const box = (selector: string) => (one(selector) ?? document.body).getBoundingClientRect()
const words = (selector: string) => all(selector).map(({ textContent }) => textContent?.trim())

beforeEach(() => (skipped = []))
afterEach(async () => {
  for (const element of document.querySelectorAll('trade-custom-page')) element.remove()
  await emulateMedia({ reducedMotion: 'no-preference' })
})

describe('a floor block', () => {
  const floor = {
    title: '轴承',
    text: '12 种',
    link: '/goods/list/d1',
    ways: [
      { label: '滚动', link: '/goods/list/d1g1' },
      { label: '没有', link: '/nowhere' },
    ],
    tabs: [
      { label: '甲', data: ids(1, 6) },
      { label: '乙', data: ids(11, 2) },
      { label: '丙', data: ['gone'] },
    ],
  }

  it('shows the first four goods of a tab, and requests the goods of all tabs at once', async () => {
    const before = lists()
    show(['floorGroup', floor])
    await until(() => all('.home-floor-goods .home-floor-make').length === 4)
    expect(lists()).to.equal(before + 1)
    expect(words('.home-floor-name')).to.deep.equal(ids(1, 4).map((id) => `商品 ${id}`))
    expect(one('.home-floor-goods .stock, .home-floor-goods .tone-word')?.textContent).to.equal('库存充足')
    expect(all('.home-floor-goods')[1]?.textContent).to.contain('价格登录后可见').and.not.contain('¥')
    expect(words('.home-floor-way')).to.deep.equal(['滚动'])
    expect(one('.home-floor-more')?.getAttribute('href')).to.equal('/goods/list/d1')
  })

  it('changes its tab with arrows, Home and End, and has one Tab stop for all tabs', async () => {
    show(['floorGroup', floor])
    await until(() => all('.home-floor-goods .home-floor-make').length === 4)
    const tabs = all('[role=tab]')
    expect(tabs.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1])
    tabs[0]?.focus()
    await sendKeys({ press: 'ArrowRight' })
    await until(() => words('.home-floor-name').join() === '商品 11,商品 12')
    expect(one('[role=tabpanel]')?.getAttribute('aria-labelledby')).to.equal(root.activeElement?.id)
    await sendKeys({ press: 'End' })
    await until(() => one('.home-block-failed')?.textContent === '暂无商品')
    await sendKeys({ press: 'Home' })
    await until(() => all('.home-floor-name').length === 4)
  })

  it('places its banner at the left or right, and two or four goods in a row', async () => {
    show(['floorGroup', floor], ['floorGroup', { ...floor, side: 'right', columns: 2 }])
    await until(() => all('.home-floor-goods .home-floor-make').length === 8)
    const [left, right] = all('.home-floor-banner').map((banner) => banner.getBoundingClientRect())
    expect([left?.width, right?.width]).to.deep.equal([232, 232])
    expect(left?.left).to.be.lessThan(right?.left ?? 0)
    const cells = all('.home-floor-goods').map((cell) => Math.round(cell.getBoundingClientRect().top))
    expect(new Set(cells.slice(0, 4)).size).to.equal(1)
    expect(new Set(cells.slice(4)).size).to.equal(2)
    expect(box('.home-floor-tile').height).to.equal(160)
  })

  it('topFloor shows the first three goods of its ranking with their ranks', async () => {
    show(['topFloor', { ...floor, ranking: { label: '榜', goods_select: ids(21, 5) } }])
    await until(() => all('.home-ranked').length === 3)
    await until(() => words('.home-ranked-name').length === 3)
    expect(words('.home-ranked-place > [aria-hidden]')).to.deep.equal(['1', '2', '3'])
    expect(words('.home-ranked-name')).to.deep.equal(['商品 21', '商品 22', '商品 23'])
  })
})

describe('a best-seller block', () => {
  const list = { label: '榜', goods_select: ids(1, 3) }
  const frames = () =>
    all('.home-ranking').map((ranking) => {
      const { left, top, width } = ranking.getBoundingClientRect()
      return [left, top, width].map(Math.round).join()
    })

  it('has the same position before later rankings of a rendered page are parsed', async () => {
    show(['hotGoods', { topList: [list, list, list, list] }])
    await until(() => all('.home-ranked-name').length === 12)
    const whole = frames()
    expect(new Set(whole.map((frame) => frame.split(',')[1])).size, 'rows').to.equal(1)
    all('.home-ranking')[3]?.remove()
    all('.home-ranking')[2]?.remove()
    expect(frames()).to.deep.equal(whole.slice(0, 2))
  })

  it('shows four rankings in a row at 1200 px, two at 700 px and one at 360 px', async () => {
    show(['hotGoods', { topList: [list, list, list, list] }])
    await until(() => all('.home-ranked-name').length === 12)
    const element = document.querySelector<HTMLElement>('trade-custom-page')
    const columns = (width: number) => {
      element?.style.setProperty('width', `${width}px`)
      return new Set(frames().map((frame) => frame.split(',')[0])).size
    }
    expect([1200, 700, 360].map(columns)).to.deep.equal([4, 2, 1])
  })
})

describe('an image group block', () => {
  for (const columns of [1, 2, 3, 4, 5]) {
    it(`shows ${columns} images in a row, 180 px high`, async () => {
      show([
        'imagesGroup',
        { columns, items: Array.from({ length: columns + 1 }, () => ({ picture: '/a.png' })) },
      ])
      await there('.home-image')
      const boxes = all('.home-image').map((image) => image.getBoundingClientRect())
      expect(boxes.filter(({ top }) => top === boxes[0]?.top)).to.have.length(columns)
      expect(new Set(boxes.map(({ height }) => height))).to.deep.equal(new Set([180]))
    })
  }

  it('has the same position in a narrow page before later images are parsed', async () => {
    show(['imagesGroup', { columns: 4, items: Array.from({ length: 4 }, () => ({ title: '专场' })) }])
    await there('.home-image')
    const element = document.querySelector<HTMLElement>('trade-custom-page')
    const frames = () =>
      all('.home-image').map((image) => {
        const { left, top, width } = image.getBoundingClientRect()
        return [left, top, width].map(Math.round).join()
      })
    for (const [width, columns] of [
      [740, 3],
      [480, 2],
      [360, 1],
    ] as const) {
      element?.style.setProperty('width', `${width}px`)
      const whole = frames()
      expect(new Set(whole.map((frame) => frame.split(',')[0])).size, `${width} px`).to.equal(columns)
    }
    element?.style.setProperty('width', '740px')
    const whole = frames()
    for (const image of all('.home-image').slice(1)) image.remove()
    expect(frames()).to.deep.equal(whole.slice(0, 1))
  })

  it('shows a placeholder for a missing or broken picture, and keeps texts', async () => {
    show([
      'imagesGroup',
      { columns: 3, height: 90, items: [{}, { picture: '/gone.png' }, { title: '专场' }] },
    ])
    await until(() => all('.home-cover-missing').length === 2)
    expect(words('.home-cover-missing')).to.deep.equal(['暂无图片', '暂无图片'])
    expect(words('.home-image-title')).to.deep.equal(['专场'])
    expect(box('.home-image').height).to.equal(90)
  })

  it('links images, opens other sites in a new tab without opener, and leaves out unknown links', async () => {
    show([
      'imagesGroup',
      {
        columns: 3,
        items: [
          { title: '甲', link: '/cart' },
          { title: '乙', link: 'https://example.com/x' },
          { title: '丙', link: '/nowhere' },
        ],
      },
    ])
    await there('.home-image')
    const [shop, other, none] = all('.home-image-box')
    expect(shop?.getAttribute('href')).to.equal('/cart')
    expect([other?.getAttribute('target'), other?.getAttribute('rel')]).to.deep.equal([
      '_blank',
      'noopener noreferrer',
    ])
    expect(other?.getAttribute('href')).to.equal(
      `/link?target=${encodeURIComponent('https://example.com/x')}`,
    )
    expect(none?.localName).to.equal('div')
  })
})

describe('a carousel block', () => {
  const items = ['甲', '乙', '丙'].map((title) => ({
    title,
    html: `<b>${title}</b><img src=x onerror=hit()>`,
    link: '/cart',
  }))
  const shown = () => one('.home-slide-shown')?.textContent?.replace('暂无图片', '')

  it('has the configured height, moves with arrow keys and buttons, and wraps around', async () => {
    show(['carousel', { items, height: 300, extended: 'title', autoplay: false }])
    await there('.home-carousel')
    await until(() => shown() === '甲')
    expect(box('.home-carousel').height).to.equal(300)
    expect(one('.home-carousel-pause')).to.equal(undefined)
    one('.home-carousel-next')?.focus()
    await sendKeys({ press: 'ArrowRight' })
    await until(() => shown() === '乙')
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => shown() === '甲')
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => shown() === '丙')
    await sendKeys({ press: 'Enter' })
    await until(() => shown() === '甲')
    expect(all('.home-slide').filter(({ inert }) => !inert)).to.have.length(1)
  })

  it('advances after its interval, but not while the pointer or focus is on it', async () => {
    show(['carousel', { items, interval: 1000, extended: 'title' }])
    await until(() => shown() === '甲')
    await until(() => shown() === '乙')
    one('.home-carousel-pause')?.focus()
    const stays = shown()
    await pause(1400)
    expect(shown()).to.equal(stays)
    await sendKeys({ press: 'Enter' })
    await until(() => one('.home-carousel-pause')?.getAttribute('aria-label') === '继续轮播')
    one('.home-carousel-pause')?.blur()
    await pause(1400)
    expect(shown()).to.equal(stays)
  })

  it('does not advance with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    show(['carousel', { items, interval: 1000, extended: 'title' }])
    await until(() => shown() === '甲')
    await pause(1500)
    expect(shown()).to.equal('甲')
    expect(one('.home-carousel-pause')?.getAttribute('aria-label')).to.equal('继续轮播')
  })

  it('has a pause button without its indicator, and no captions by default', async () => {
    show(['carousel', { items, indicatorHidden: true }])
    await there('.home-carousel')
    expect(all('.home-carousel-dash')).to.have.length(0)
    expect(all('.home-carousel-pause, .home-carousel-next')).to.have.length(2)
    expect(all('.home-slide-caption')).to.have.length(0)
  })

  it('sanitises the rich text over its pictures', async () => {
    show(['carousel', { items, extended: 'richText' }])
    await until(() => one('.home-slide-shown .rich-text b')?.textContent === '甲')
    expect(all('[onerror]')).to.have.length(0)
  })

  it('has no buttons with only one picture', async () => {
    show(['carousel', { items: items.slice(0, 1) }])
    await there('.home-carousel')
    expect(all('.home-carousel button')).to.have.length(0)
  })
})

describe('other blocks', () => {
  it('news: shows five cards in a row, with a placeholder for a missing picture', async () => {
    const news = { title: '新闻', categoryName: '动态', date: '11-18', link: { type: 'article', id: '7' } }
    show([
      'newsCards',
      { title: '资讯', link: '/goods/list/all', items: Array.from({ length: 6 }, () => news) },
    ])
    await there('.home-news-card')
    const tops = all('.home-news-card').map((card) => card.getBoundingClientRect().top)
    expect(tops.filter((top) => top === tops[0])).to.have.length(5)
    expect(box('.home-news-pictures').height).to.equal(112)
    expect(one('.home-news-card')?.textContent).to.contain('暂无图片')
    expect(one('.home-news-box')?.getAttribute('href')).to.equal('/news/7')
    expect(words('.home-news-meta').at(0)).to.equal('动态11-18')
  })

  it('blankSpace: separates its neighbours by exactly its height', async () => {
    show(['title', { text: '上' }], ['blankSpace', { height: 33 }], ['title', { text: '下' }])
    await until(() => all('.home-title-block').length === 2)
    const [above, below] = all('.home-title-block').map((title) => title.getBoundingClientRect())
    expect((below?.top ?? 0) - (above?.bottom ?? 0)).to.equal(33)
  })

  it('plays a video on demand, and shows an error with a retry button if it fails', async () => {
    show(['video', { src: '/package.json', title: '短片' }])
    const failed = await there('.home-video-failed')
    expect(failed.textContent).to.contain('该视频暂时无法播放，请稍后重试')
    expect(failed.getAttribute('role')).to.equal('alert')
    one('.home-video-failed button')?.click()
    await Promise.resolve()
    expect([all('video').length, all('.home-video-failed').length]).to.deep.equal([1, 0])
    await there('.home-video-failed')

    show(['video', { src: '/demo/server/images/films/bearing.webm', title: '短片' }])
    const film = await there('video')
    expect(film.hasAttribute('autoplay')).to.equal(false)
    expect(film.hasAttribute('controls')).to.equal(true)
    expect(film.getAttribute('aria-label')).to.equal('短片')
    const { width, height } = film.getBoundingClientRect()
    expect(width / height).to.be.closeTo(16 / 9, 0.01)
    await pause(300)
    expect(all('.home-video-failed')).to.have.length(0)
  })

  it('richText: is sanitised and does not overflow the page', async () => {
    show([
      'richText',
      {
        html: '<p style="position:fixed;inset:0">甲<script>hit()</script></p><img src=x onerror=hit() width=9999 height=10><form><input></form>',
      },
    ])
    await until(() => one('.rich-text p')?.textContent === '甲')
    expect(all('.rich-text script, .rich-text form, .rich-text input, [style*=fixed]')).to.have.length(0)
    expect(box('.rich-text').width).to.be.at.most(1200)
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth)
  })

  it('headerNavigation: links to pages of the shop and leaves out unknown ones', async () => {
    show([
      'headerNavigation',
      {
        items: [
          { label: '甲', link: { url: '/goods/list/all', goodsKeyWord: '轴承' } },
          { label: '乙', link: '/nowhere' },
        ],
      },
    ])
    await there('.home-page-tab')
    expect(all('.home-page-tab').map((tab) => tab.getAttribute('href'))).to.deep.equal([
      `/goods/list/all?goodsKeyWord=${encodeURIComponent('轴承')}`,
    ])
  })

  it('quickNavigation: shows four cells in a row and leaves out unknown links', async () => {
    const item = { icon: 'cart', title: '甲', text: '字', link: '/cart' }
    show(['quickNavigation', { items: [item, item, item, item, item, { ...item, link: '/nowhere' }] }])
    await there('.home-quick-cell')
    const tops = all('.home-quick-cell').map((cell) => cell.getBoundingClientRect().top)
    expect(tops).to.have.length(5)
    expect(tops.filter((top) => top === tops[0])).to.have.length(4)
  })
})

describe('hostile data', () => {
  const shell = '"><img src=x onerror=hit()>'
  let hits = 0
  before(() => Reflect.set(globalThis, 'hit', () => void (hits += 1)))

  it('renders texts as plain text in every block', async () => {
    const link = { label: shell, link: '/cart' }
    const list = { label: shell, goods_select: ['1'] }
    const floor = { title: shell, text: shell, ways: [link], tabs: [{ label: shell, data: ['1'] }] }
    const blocks: [keyof typeof blockShapes, object][] = [
      ['headerNavigation', { items: [link] }],
      ['quickNavigation', { items: [{ icon: shell, title: shell, text: shell, link: '/cart' }] }],
      ['hotGoods', { topList: [list] }],
      ['topFloor', { ...floor, ranking: list }],
      ['floorGroup', floor],
      ['goodsGroup', { title: shell, data: ['1'] }],
      ['imagesGroup', { columns: 1, items: [{ title: shell, text: shell, button: shell }] }],
      ['carousel', { items: [{ title: shell }], extended: 'title' }],
      [
        'newsCards',
        { title: shell, items: [{ title: shell, categoryName: shell, date: shell.slice(0, 20) }] },
      ],
      ['title', { text: shell, more: link }],
      ['video', { src: '/a.mp4', title: shell }],
      [
        'slides',
        { slides: [{ hint: shell, title: shell, text: shell, button: shell, link: '/cart' }], shortcuts: [] },
      ],
    ]
    show(...blocks)
    await there('.home-carousel')
    await until(() => all('.home-floor-name').length >= 2)
    await pause(200)
    expect(skipped).to.deep.equal([])
    expect(all('[onerror], img[src=x]')).to.have.length(0)
    expect(one('.home')?.textContent?.split(shell).length).to.be.greaterThan(20)
    expect(hits).to.equal(0)
  })

  it('ignores invalid colours, lengths, addresses and blocks, and renders the rest', async () => {
    const css = 'red;}*{background:url(//evil.test)}'
    const image = (link: unknown) => ['imagesGroup', { columns: 1, items: [{ title: 't', link }] }] as const
    show(
      ['separator', { margin: 8, color: css, lineType: 'solid' }],
      ['separator', { margin: '8px', lineType: 'solid' }],
      ['blankSpace', { height: '100vw*9' }],
      ['video', { src: 'javascript:hit()', title: 't' }],
      ['video', { src: picture, title: 't' }],
      [...image('javascript:hit()')],
      [...image({ url: 'data:text/html,x' })],
      ['__proto__', {}],
      ['constructor', {}],
      ['title', JSON.parse('{"text":"x","__proto__":{"more":1}}')],
      ['title', { text: '后' }],
    )
    await until(() => words('.home-title-text').includes('后'))
    await until(() => skipped.length === 9)
    expect(words('.home-title-text')).to.deep.equal(['x', '后'])
    expect(all('.home-separator, .home-blank-space, video, .home-image')).to.have.length(0)
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil'))
    expect(requests).to.have.length(0)
    expect(hits).to.equal(0)
  })

  it('ignores values that are not blocks, and renders a block without a version', async () => {
    const element = document.createElement('trade-custom-page')
    Object.assign(element, {
      blocks: [null, 5, 'x', {}, { type: 5 }, { type: 'title', props: { text: 'x' } }],
    })
    document.body.append(element)
    await painted()
    await until(() => element.shadowRoot?.querySelector('.home'))
    expect(element.shadowRoot?.querySelector('.home')?.textContent).to.equal('x')
  })
})

describe('all blocks on one page', () => {
  const floor = {
    title: '楼层',
    tabs: [
      { label: '甲', data: ids(1, 4) },
      { label: '乙', data: ids(5, 4) },
    ],
  }
  const blocks: [keyof typeof blockShapes, object][] = [
    ['headerNavigation', { items: [{ label: '甲', link: '/cart' }] }],
    ['quickNavigation', { items: [{ icon: 'cart', title: '车', text: '字', link: '/cart' }] }],
    ['title', { text: '榜', more: { label: '更多', link: '/goods/list/all' } }],
    ['hotGoods', { topList: [{ label: '榜一', link: '/goods/list/d1', goods_select: ids(1, 3) }] }],
    ['topFloor', { ...floor, ranking: { label: '榜二', goods_select: ids(4, 3) } }],
    ['floorGroup', { ...floor, title: '另一层', side: 'right' }],
    ['goodsGroup', { title: '组', data: ids(9, 5) }],
    ['imagesGroup', { columns: 2, items: [{ title: '图', button: '去看看', link: '/cart' }, {}] }],
    [
      'carousel',
      {
        items: [
          { title: '甲', link: '/cart' },
          { title: '乙', link: '/cart' },
        ],
        extended: 'title',
      },
    ],
    [
      'newsCards',
      { title: '新闻', items: [{ title: '一', categoryName: '类', date: '11-18', link: '/cart' }] },
    ],
    ['separator', { margin: 8, lineType: 'dashed' }],
    ['blankSpace', { height: 8 }],
    ['richText', { html: '<p>文字</p>' }],
    ['slides', { slides: [{ title: '题', button: '去', link: '/cart', drawing: 'bearing' }], shortcuts: [] }],
  ]
  for (const theme of variants(['light', 'dark'])) {
    it(`have no accessibility faults, ${theme}`, async () => {
      show(...blocks)
      root.host.setAttribute('theme', theme)
      document.body.style.background = theme === 'dark' ? '#0f1216' : '#f3f4f6'
      await there('.home-carousel')
      await until(() => all('.home-floor-make').length === 8 && one('.rich-text p'))
      await until(() => all('.goods-card').length === 5)
      await pause(600)
      expect(await faults(root.host)).to.eql([])
    })
  }
})
