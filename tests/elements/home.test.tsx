import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import homeElement from '../../elements/trade-home'
import { answerCalls, goods, painted, put, theme, until } from './shop-answers'

const slide = (title: string) => ({
  title,
  text: '文字',
  button: '去看',
  link: '/goods/list/d1',
  drawing: 'bolt',
})
const blocks = [
  {
    type: 'slides',
    version: 1,
    props: {
      slides: [slide('甲'), slide('乙'), slide('丙')],
      shortcuts: [1, 2, 3, 4, 5, 6].map((n) => ({
        label: `找货 ${n}`,
        hint: '搜索',
        link: '/goods/list/all',
      })),
    },
  },
  { type: 'unheardOf', version: 7, props: {} },
  { type: 'title', version: 1, props: { text: 5 } },
  { type: 'title', version: 1, props: { text: '热销', more: { label: '全部', link: '/goods/list/all' } } },
  {
    type: 'hotGoods',
    version: 1,
    props: { topList: [{ label: '榜', link: '/goods/list/d1', goods_select: ['1', '2', '3', '6'] }] },
  },
  { type: 'separator', version: 1, props: { margin: 24, color: '#ff0000', lineType: 'dotted' } },
  { type: 'goodsGroup', version: 1, props: { title: '组', data: ['4', '5', 'gone'] } },
  {
    type: 'quickNavigation',
    version: 1,
    props: { items: [{ icon: 'shield', title: '安防', text: '字', link: '/goods/list/d2' }] },
  },
]
let broken = true
const asked = answerCalls({
  themePage: () => ({ ...theme, blocks }),
  listData: () =>
    broken
      ? 'no list'
      : ['1', '2', '3', '4', '5'].map((id) =>
          goods(id, id === '2' ? { goodsPrice: undefined, priceHidden: true } : {}),
        ),
})
const lists = () => asked.filter(({ pathname }) => pathname.includes('listData'))

const warned: string[] = []
const warn = console.warn
console.warn = (...line: unknown[]) => void warned.push(String(line[0]))
localStorage.clear()
await setViewport({ width: 1440, height: 900 })
homeElement.define()
const root = put('trade-home')
const one = (selector: string) => root.querySelector<HTMLElement>(selector)
const words = (selector: string) => one(selector)?.textContent ?? ''
after(() => (console.warn = warn))

it('the home page requests the goods of all blocks once, and each failed block has a retry button', async () => {
  await until(() => root.querySelectorAll('.home-block-failed').length === 2)
  expect(lists()).to.have.length(1)
  broken = false
  for (const retry of root.querySelectorAll<HTMLElement>('.home-block-failed button')) retry.click()
  await until(() => root.querySelectorAll('.goods-card').length === 2)
  expect(root.querySelectorAll('.home-goods-group-cell')).to.have.length(2)
})

it('the home page renders its blocks in order and skips two invalid ones with a warning each', () => {
  const order = [...root.querySelectorAll('.home > *')].map(
    (block) => block.className.replace('home-block', '').trim().split(' ')[0],
  )
  expect(order).to.deep.equal([
    'home-hero',
    'home-title-block',
    'home-rankings',
    'home-separator',
    '',
    'home-quick',
  ])
  expect(root.querySelectorAll('.home-shortcut')).to.have.length(5)
  const ours = warned.filter((line) => line.includes('left out'))
  expect(ours).to.have.length(2)
  expect(ours[0]).to.contain('block 2 ("unheardOf", version 7)')
  expect(ours[1]).to.contain('block 3 ("title", version 1)')
})

it('a ranking shows three goods, and a login prompt instead of a hidden price', () => {
  const rows = [...root.querySelectorAll('.home-ranked')]
  expect(
    rows.map((row) => row.querySelector('.home-ranked-place > [aria-hidden]')?.textContent),
  ).to.deep.equal(['1', '2', '3'])
  expect(rows[0]?.querySelector('.home-ranked-name')?.getAttribute('href')).to.equal('/goods/1')
  expect(rows[0]?.textContent).to.contain('¥8.60')
  expect(rows[1]?.textContent).to.contain('价格登录后可见').and.not.contain('¥')
})

it('a ranking does not overlap a name of two lines with the text of a hidden price', () => {
  const row = root.querySelectorAll('.home-ranked')[1]
  const [name, price] = ['.home-ranked-name', '.price-hidden'].map((each) => row?.querySelector(each))
  if (!name || !price?.lastChild) throw new Error('no ranked product')
  name.textContent = 'Hengrui 6204-2RS deep groove ball bearing, 20×47×14 mm, rubber seals'
  price.lastChild.nodeValue = 'Price visible after login'
  const [above, below, whole] = [name, price, row].map((each) => each?.getBoundingClientRect())
  expect(above?.bottom).to.be.at.most((below?.top ?? 0) + 2)
  expect(below?.bottom).to.be.at.most(whole?.bottom ?? 0)
})

it('a separator has the line, colour and margin of its data', () => {
  const { borderTopStyle, borderTopColor, marginTop } = getComputedStyle(
    one('.home-separator') ?? document.body,
  )
  expect([borderTopStyle, borderTopColor, marginTop]).to.deep.equal(['dotted', 'rgb(255, 0, 0)', '24px'])
})

describe('the carousel', () => {
  const shown = () => words('.home-slide-shown .home-slide-title')
  const press = (selector: string) => one(selector)?.click()

  it('has a pause button with an accessible name', async () => {
    const button = one('.home-carousel-pause')
    expect(button?.getAttribute('aria-label')).to.equal('暂停轮播')
    button?.click()
    await until(() => one('.home-carousel-pause')?.getAttribute('aria-label') === '继续轮播')
    expect(one('.home-carousel-slides')?.getAttribute('aria-live')).to.equal('polite')
  })

  it('moves forward, back and to a slide; only the current slide is focusable', async () => {
    press('.home-carousel-dash:nth-child(1)')
    await until(() => shown() === '甲')
    press('.home-carousel-next')
    await until(() => shown() === '乙')
    press('.home-carousel-previous')
    await until(() => shown() === '甲')
    press('.home-carousel-previous')
    await until(() => shown() === '丙')
    press('.home-carousel-dash:nth-child(2)')
    await until(() => shown() === '乙')
    expect([...root.querySelectorAll<HTMLElement>('.home-slide')].map(({ inert }) => inert)).to.deep.equal([
      true,
      false,
      true,
    ])
    expect(one('.home-carousel-dash[aria-current=true]')?.getAttribute('aria-label')).to.equal('转到第 2 张')
  })
})

it('the home page opens the category flyout on focus, and Escape returns the focus to its row', async () => {
  const row = await until(() => one('[data-row="0"]'))
  expect(one('.category-flyout')).to.equal(null)
  row.focus()
  await until(() => one('.category-flyout'))
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ press: 'ArrowRight' })
  await until(
    () => words('.category-flyout').includes('组2-1') && root.activeElement?.textContent === '组2-1',
  )
  await sendKeys({ press: 'Escape' })
  await painted()
  expect(one('.category-flyout')).to.equal(null)
  expect(root.activeElement?.textContent).to.contain('部门2')
})
