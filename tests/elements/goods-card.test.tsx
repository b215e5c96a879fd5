import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { actions } from '../../src/core/host/actions'
import { hostOf } from '../../src/core/host/host'
import { scopeOf } from '../../src/core/host/scope'
import { compareOf } from '../../src/catalogue/compare/compare.store'
import { GoodsCard } from '../../src/catalogue/goods/card/goods-card'
import { HostContext } from '../../src/ui/host'
import { uiSheets } from '../../src/ui/sheets'
import tradeGoodsCard from '../../elements/trade-goods-card'
import tradeGoodsList from '../../elements/trade-goods-list'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { choose, fill, pause, put, until, type Part } from './goods-page'
import { knownGoods } from '../catalogue/goods/known-goods'
import { doing, mount } from './ui/mount'
import { variants } from '../hard/amounts'

tradeGoodsCard.define()
tradeGoodsList.define()

let api: GoodsApi
let logins = 0
before(() => setViewport({ width: 1440, height: 900 }))
beforeEach(() => {
  logins = 0
  actions.openLogin = () => void (logins += 1)
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  api.close()
  localStorage.clear()
  delete actions.openLogin
})

const added = () => api.sent('/userShoppingCar/add').map(({ skuGoodsList }) => skuGoodsList)
const quantities = ({ all }: Part) =>
  all('[name=quantity]').map((field) => field instanceof HTMLInputElement && field.value)

async function openList(attributes: Record<string, string> = {}, member = true) {
  api = goodsApi({ member })
  const list = put('trade-goods-list', { 'category-id': 'c1', ...attributes }, member)
  await until(() => list.all('.goods-card').length > 0)
  return list
}

/** Opens a page with one card of a named product. */
async function openCard(attributes: Record<string, string> = {}, member = true) {
  api = goodsApi({ member })
  const card = put('trade-goods-card', { 'goods-id': '100', ...attributes }, member)
  await until(() => card.all('.goods-card').length > 0)
  return card
}

describe('cards of a list', () => {
  it('render in the list’s own shadow root, without nested ones', async () => {
    const list = await openList()
    expect(list.all('.goods-card').length).to.equal(20)
    expect(list.all('*').filter(({ shadowRoot }) => shadowRoot)).to.eql([])
    expect(list.all('slot[name=actions-after]')).to.eql([])
  })

  it('can be styled as parts of the list', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      ['title', 'price', 'action']
        .map((part, at) => `trade-goods-list::part(${part}) { color: rgb(${at}, 7, 7) }`)
        .join(''),
    )
    document.adoptedStyleSheets = [sheet]
    const list = await openList()
    const colours = ['.goods-card-name', '.goods-card .price', '.goods-card-action > .button'].map(
      (selector) => getComputedStyle(list.get(selector)).color,
    )
    document.adoptedStyleSheets = []
    expect(colours).to.eql(['rgb(0, 7, 7)', 'rgb(1, 7, 7)', 'rgb(2, 7, 7)'])
  })

  it('keep a typed quantity while the list reloads', async () => {
    const list = await openList()
    fill(list.field('恒锐 6200 轴承 的数量'), '35')
    await until(() => quantities(list)[0] === '40')
    list.press('恒锐')
    await until(() => list.all('.chip').length === 1 && list.get('.page-frame-body').ariaBusy === 'false')
    expect(list.text('.goods-card-name')).to.equal('恒锐 6200 轴承')
    expect(quantities(list)[0]).to.equal('40')
  })

  it('fit the button’s label in a list of 200 px', async () => {
    const list = await openList({ hide: 'filters' })
    list.element.style.width = '200px'
    const { right } = list.get('.goods-card').getBoundingClientRect()
    const button = list.get('.goods-card-action > .button')
    expect(button.getBoundingClientRect().right).to.be.at.most(right - 12)
    expect(button.scrollWidth).to.be.at.most(button.clientWidth)
  })
})

describe('a card', () => {
  it('shows minimum and step of the quantity before React is loaded', async () => {
    const card = await openCard()
    expect({ ...card.get('form').dataset }).to.eql({ goodsId: '100', skuId: 's100' })
    const { ariaValueMin, dataset } = card.field('恒锐 6200 轴承 的数量')
    expect({ ariaValueMin, ...dataset }).to.eql({ ariaValueMin: '10', min: '10', step: '10' })
  })

  it('arrow keys change by the step, with Shift by ten steps, down to the minimum, and Enter adds', async () => {
    const card = await openCard()
    const field = card.field('恒锐 6200 轴承 的数量')
    field.focus()
    for (const press of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await sendKeys({ press })
    expect(quantities(card)).to.eql(['20'])
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ up: 'Shift' })
    expect(quantities(card)).to.eql(['120'])
    field.select()
    await sendKeys({ type: '3' })
    await sendKeys({ press: 'ArrowDown' })
    expect(quantities(card)).to.eql(['10'])
    field.select()
    await sendKeys({ type: '21' })
    await sendKeys({ press: 'Enter' })
    await until(() => added().length > 0)
    expect(quantities(card)).to.eql(['30'])
    expect(added()).to.eql([[{ skuId: 's100', goodsId: '100', quantity: 30 }]])
  })

  it('is busy during a request and adds once', async () => {
    const card = await openCard()
    const release = api.hold()
    const form = card.get('form')
    if (!(form instanceof HTMLFormElement)) throw new Error('no form')
    form.requestSubmit()
    form.requestSubmit()
    await until(() => card.text('.goods-card-action > .button').includes('提交中'))
    expect(card.get('.goods-card-action > .button').ariaDisabled).to.equal('true')
    card.get('.goods-card-action > .button').click()
    release()
    await until(() => !card.text('.goods-card-action > .button').includes('提交中'))
    expect(added().length).to.equal(1)
    card.get('.goods-card-action > .button').click()
    await until(() => added().length === 2)
  })

  it('stores a visitor’s line, and opens the login from a hidden price', async () => {
    const card = await openCard({ 'goods-id': '102' }, false)
    expect(card.text('.goods-card-price')).to.equal('价格登录后可见')
    card.press('价格登录后可见')
    expect(logins).to.equal(1)
    card.press('加入购物车')
    await until(() => JSON.stringify({ ...localStorage }).includes('s102'))
    expect(logins).to.equal(1)
    expect(added()).to.eql([])
  })

  it('links to its page instead of adding if it is out of stock', async () => {
    const card = await openCard({ 'goods-id': '104' })
    expect(card.text('.goods-card-stock')).to.include('缺货')
    expect(card.named('a', '询价').getAttribute('href')).to.equal('/goods/104')
    expect(card.all('form').length).to.equal(0)
  })

  it('cannot be selected as the fifth to compare', async () => {
    const card = await openCard({ compare: '' })
    const compare = compareOf(scopeOf(card.element))
    for (const id of ['1', '2', '3', '4']) compare.toggle({ id, goodsName: id, goodsImageShow: '' })
    const box = card.field('对比 恒锐 6200 轴承')
    box.click()
    await pause(20)
    expect([box.checked, card.all('.goods-card-chosen').length]).to.eql([false, 0])
    compare.remove('1')
    box.click()
    await until(() => card.all('.goods-card-chosen').length === 1)
    expect(box.checked).to.equal(true)
  })

  it('rerenders for its own quantity, but not for equal goods', () => {
    api = goodsApi()
    const read = new Set<string>()
    const goods = ['1', '2'].map((id) => ({
      ...knownGoods(id),
      get skuItemDefault() {
        read.add(id)
        return knownGoods(id).skuItemDefault
      },
    }))
    const cards = () => goods.map((each) => <GoodsCard key={each.id} goods={each} />)
    const { all, draw } = mount(<>{cards()}</>)
    expect([...read]).to.eql(['1', '2'])
    read.clear()
    doing(() => all('.stepper-button')[1]?.click())
    expect([...read]).to.eql(['1'])
    read.clear()
    draw(<>{cards()}</>)
    expect([...read]).to.eql([])
  })
})

describe('a server-rendered card', () => {
  let root: Root | undefined
  let site = 0
  beforeEach(() => (site += 1))
  afterEach(() => root?.unmount())

  /** Renders into an existing shadow root, as a server does before React loads. */
  function drawn() {
    api = goodsApi()
    const box = document.createElement('trade-served')
    box.className = 'box'
    box.lang = 'zh-CN'
    box.setAttribute('site', `served${site}`)
    document.body.append(box)
    const shadow = box.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [...uiSheets]
    const host = hostOf(box, shadow)
    const tree = (
      <HostContext value={host}>
        <GoodsCard goods={knownGoods('1')} highlight="6204" compare />
      </HostContext>
    )
    const served = document.createElement('div')
    served.innerHTML = renderToString(tree)
    shadow.append(served)
    const before = served.innerHTML
    // React reports different text as an error, but different attributes only in the console.
    const differences: unknown[] = []
    const { error } = console
    console.error = (line: unknown) => differences.push(line)
    flushSync(() => {
      root = hydrateRoot(served, tree, { onRecoverableError: (fault) => differences.push(fault) })
    })
    console.error = error
    return { served, before, differences }
  }

  it('hydrates without differences', async () => {
    const { served, before, differences } = drawn()
    await pause(20)
    expect(differences).to.eql([])
    expect(served.innerHTML).to.equal(before)
    expect(served.querySelector('mark')?.textContent).to.equal('6204')
  })

  it('shows the stored comparison after hydration', async () => {
    localStorage.setItem(
      `trade:served${site}:compare`,
      '2|{"owner":"","value":[{"id":"1","name":"a","picture":""}]}',
    )
    const { served, before, differences } = drawn()
    expect(before).to.not.include('goods-card-chosen')
    await until(() => served.querySelector('.goods-card-chosen input:checked'))
    expect(differences).to.eql([])
  })
})

describe('a card of goods sold in boxes', () => {
  const chooseBox = async (card: Part) => {
    await until(() => card.all('.goods-unit-field').length > 0)
    choose(card.get('.goods-unit-field'), 'u2')
    await until(() => card.text('.goods-card-price').includes('盒'))
  }

  it('orders in boxes at their price and step, and shows the pieces', async () => {
    const card = await openCard()
    expect(card.text('.goods-card-stock')).to.include('10 个起订')
    await chooseBox(card)
    expect(card.text('.goods-card-price')).to.include('¥45.00/盒')
    expect(quantities(card)).to.eql(['1'])
    card.named('.stepper-button', '增加：恒锐 6200 轴承 的数量').click()
    await until(() => card.text('.goods-card-stock').includes('= 20 个'))
    card.get('.goods-card-action > .button').click()
    await until(() => added().length > 0)
    expect(added()).to.eql([[{ skuId: 's100', goodsId: '100', quantity: 2, goodsPriceUnit: 'u2' }]])
  })

  it('offers no units for goods out of stock or with a hidden price', async () => {
    const list = await openList()
    const shown = list.all('.goods-card').filter((card) => card.querySelector('.goods-unit-field'))
    await until(() => list.all('.goods-unit-field').length > 0)
    expect(list.all('.goods-card').length - list.all('.goods-unit-field').length).to.equal(4)
    expect(shown.every((card) => !card.textContent?.includes('缺货'))).to.equal(true)
    const visitors = await openCard({ 'goods-id': '102' }, false)
    await pause(50)
    expect(visitors.all('.goods-unit-field')).to.have.length(0)
  })

  it('limits the quantity to the stock, in pieces and in boxes', async () => {
    const card = await openCard()
    const field = card.get('[name=quantity]')
    expect(field.ariaValueMax).to.equal('1000')
    await chooseBox(card)
    expect(field.ariaValueMax).to.equal('100')
  })
})

describe('trade-goods-card', () => {
  it('requests its goods-id and reserves 350 px meanwhile', async () => {
    api = goodsApi()
    const release = api.hold()
    const card = put('trade-goods-card', { 'goods-id': '100' })
    await until(() => card.all('[part=waiting][aria-busy=true]').length === 1)
    expect(card.element.offsetHeight).to.equal(350)
    release()
    await until(() => card.all('.goods-card').length === 1)
    expect(Math.abs(card.element.offsetHeight - 350)).to.be.lessThan(4)
    expect(card.text('.goods-card-name')).to.equal('恒锐 6200 轴承')
    card.element.setAttribute('goods-id', '101')
    // Between the two, the space is reserved and no name is shown.
    await until(() => card.all('.goods-card-name')[0]?.textContent === '岳峰 6201 轴承')
  })

  it('shows a message for an unknown product', async () => {
    api = goodsApi()
    const card = put('trade-goods-card', { 'goods-id': 'nowhere' })
    await until(() => card.root.textContent === '商品已下架')
  })

  it('shows an error with retry after a failed request', async () => {
    api = goodsApi()
    api.state.down.add('listData')
    const card = put('trade-goods-card', { 'goods-id': '100' })
    await until(() => card.all('[role=alert]').length === 1)
    expect(card.text('[role=alert]')).to.include('商品没有加载出来')
    expect(await faults(card.element)).to.eql([])
    api.state.down.clear()
    card.press('重新加载')
    await until(() => card.all('.goods-card').length === 1)
  })

  it('sends no request for goods set as a property', async () => {
    api = goodsApi()
    const card = put('trade-goods-card')
    Object.assign(card.element, { goods: knownGoods('7') })
    await until(() => card.all('.goods-card').length === 1)
    expect(card.get('.goods-card-name').getAttribute('href')).to.equal('/goods/7')
    expect(api.sent('/goodsInfo/listData')).to.eql([])
  })

  it('renders the page’s slot actions-after', async () => {
    const card = await openCard()
    card.element.innerHTML = '<em slot="actions-after">in stock room 4</em>'
    const [served] = card.all('slot[name=actions-after]')
    expect(served instanceof HTMLSlotElement && served.assignedElements()[0]?.textContent).to.equal(
      'in stock room 4',
    )
  })

  it('as a row shows the struck price but no heart, and wraps at 360 px', async () => {
    const card = await openCard({ layout: 'row' })
    expect(card.element.offsetHeight).to.equal(68)
    expect(card.text('.goods-card-price')).to.include('¥4.50').and.include('零售价 ¥5.00')
    expect(card.all('.goods-card-corner').length).to.equal(0)
    card.element.style.width = '360px'
    expect(card.element.offsetHeight).to.be.within(104, 112)
    expect(card.get('.goods-card-action').offsetWidth).to.equal(336)
  })

  for (const layout of variants(['card', 'row']))
    it(`has no accessibility faults (${layout})`, async () => {
      const card = await openCard({ layout, compare: '', highlight: '轴承' })
      expect(await faults(card.element)).to.eql([])
    })
})
