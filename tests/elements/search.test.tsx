import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import menuElement from '../../elements/trade-menu'
import { scopeOf } from '../../src/core/host/scope'
import { layoutOf } from '../../src/site/layout/layout.store'
import { enterText } from './enter-text'
import { answerCalls, goods, painted, pause, put, until } from './shop-answers'

const others = [
  { text: '深沟球轴承', count: 30, categoryId: 'd1g1k1' },
  { text: '商品 7', count: 1, goods: goods('7') },
  { text: '商品 8', count: 1, goods: goods('8', { priceHidden: true, goodsPrice: undefined }) },
]
const asked = answerCalls({
  suggest: (url) => [
    { text: `${url.searchParams.get('keyword')} 一`, count: 12 },
    { text: `${url.searchParams.get('keyword')} 二`, count: 3 },
    ...(url.searchParams.get('keyword') === '6208' ? others : []),
  ],
})
const suggested = () => asked.filter(({ pathname }) => pathname.includes('suggest'))
localStorage.clear()
menuElement.define()
const root = put('trade-menu')
const field = () => until(() => root.querySelector<HTMLInputElement>('.search-field'))
const options = () => [...root.querySelectorAll<HTMLElement>('[role=option]')]
const marked = async () => {
  const id = (await field()).getAttribute('aria-activedescendant')
  return id ? root.getElementById(id)?.textContent : undefined
}
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key })
  await painted()
}

/** Addresses of requested navigations, which are not executed. */
const gone: string[] = []
document.addEventListener('trade-navigate', (event) => {
  event.preventDefault()
  const { pathname, search } = new URL(event.detail.href)
  gone.push(decodeURIComponent(pathname + search))
})

async function typed(text: string) {
  const box = await field()
  box.focus()
  box.select()
  await sendKeys({ type: text })
}

describe('the search box', () => {
  afterEach(async () => {
    await press('Escape')
    ;(await field()).blur()
    await until(() => options().length === 0)
  })

  it('shows popular keywords on focus, one with a link of its own', async () => {
    await until(() => root.querySelector('.search-hot a'))
    const box = await field()
    box.focus()
    await until(() => options().length > 0)
    expect(options().map((each) => each.textContent)).to.deep.equal(['轴承', '手套'])
    options()[1]?.click()
    expect(gone.at(-1)).to.equal('/goods/list/d2')
  })

  it('requests suggestions once, about a second after the last input', async () => {
    const box = await field()
    box.focus()
    enterText(box, '62')
    await pause(300)
    enterText(box, '6204')
    await pause(700)
    expect(suggested()).to.have.length(0)
    await until(() => suggested().length > 0)
    await until(() => options().length === 2)
    expect(suggested().map(({ searchParams }) => searchParams.get('keyword'))).to.deep.equal(['6204'])
    expect(options()[0]?.textContent).to.equal('6204 一约 12 件')
  })

  it('arrows move through the suggestions, and Enter searches for the marked one', async () => {
    await typed('6205')
    await until(() => options()[0]?.textContent?.startsWith('6205'))
    await press('ArrowDown', 'ArrowDown')
    expect(await marked()).to.contain('6205 二')
    await press('ArrowDown')
    expect(await marked()).to.contain('6205 一')
    await press('ArrowUp', 'Enter')
    expect(gone.at(-1)).to.equal('/goods/list/all?goodsKeyWord=6205+二')
    expect(options()).to.have.length(0)
    expect((await field()).value).to.equal('6205 二')
  })

  it('suggests categories, and goods with code, price and stock, and opens them', async () => {
    await typed('6208')
    await until(() => options().length === 5 && root.querySelectorAll('.search-goods').length === 2)
    const [, , kind, open, hidden] = options().map((each) => each.textContent)
    expect(kind).to.contain('深沟球轴承')
    for (const part of ['商品 7', 'M7', '8.60', '库存']) expect(open).to.contain(part)
    expect(hidden).to.contain('登录').and.not.contain('8.60')
    await press('ArrowUp', 'ArrowUp', 'Enter')
    expect(gone.at(-1)).to.equal('/goods/7')
    expect((await field()).value).to.equal('6208')
  })

  it('searches on Enter and on the button, but not without a keyword', async () => {
    await typed(' 深沟球轴承 ')
    await press('Enter')
    expect(gone.at(-1)).to.equal('/goods/list/all?goodsKeyWord=深沟球轴承')
    const before = gone.length
    const box = await field()
    box.select()
    await press('Delete')
    root.querySelector<HTMLElement>('.search-submit')?.click()
    expect(gone).to.have.length(before)
  })

  it('stores each search once, latest first, and clears them on request', async () => {
    for (const word of ['阀门', '螺栓', '阀门']) {
      await typed(word)
      await press('Enter')
    }
    const box = await field()
    box.select()
    await press('Delete')
    const history = () =>
      [...root.querySelectorAll('.search-group-history [role=option]')].map((each) => each.textContent)
    await until(() => history().length > 0)
    expect(history().slice(0, 2)).to.deep.equal(['阀门', '螺栓'])
    expect(history().filter((word) => word === '阀门')).to.have.length(1)
    root.querySelector<HTMLElement>('.search-clear')?.click()
    await until(() => history().length === 0)
  })

  it('closes its list on Escape and keeps typed text', async () => {
    await typed('扳手')
    await until(() => options().length > 0)
    await press('Escape')
    expect(options()).to.have.length(0)
    expect((await field()).value).to.equal('扳手')
  })

  it('shows the page’s keyword, and a slash focuses it only inside the shop', async () => {
    const box = await field()
    box.blur()
    await press('/')
    expect(root.activeElement).to.equal(null)
    const $layout = layoutOf(scopeOf(root.host))
    $layout.set({ ...$layout.get(), route: 'search', query: { goodsKeyWord: '联轴器' } })
    await until(() => box.value === '联轴器')
    await press('/')
    expect(root.activeElement).to.equal(box)
    expect(box.value).to.equal('联轴器')
  })
})
