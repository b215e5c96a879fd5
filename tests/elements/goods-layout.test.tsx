import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeGoodsDetail from '../../elements/trade-goods-detail'
import tradeGoodsList from '../../elements/trade-goods-list'
import { goodsApi, type GoodsApi } from './goods-api'
import { fill, put, until } from './goods-page'
import { brokenWords, outsideCells } from './layout'

tradeGoodsDetail.define()
tradeGoodsList.define()

let api: GoodsApi

async function open(tag: string, attributes: Record<string, string>, shows: string, width = 1200) {
  api = goodsApi({ member: true, bearings: true, explains: true })
  const part = put(tag, attributes, true)
  const { parentElement: box } = part.element
  if (box) box.style.width = `${width}px`
  await until(() => part.all(shows).length > 0, shows)
  await until(() => part.all('.delivery').length > 0, 'arrival')
  return part
}
const table = (lang: string, attributes = {}) =>
  open('trade-goods-list', { 'category-id': 'c1', layout: 'table', lang, ...attributes }, 'tbody tr')
const detail = (lang: string, width = 1200) =>
  open('trade-goods-detail', { 'goods-id': '100', lang }, '.goods-detail', width)

before(() => setViewport({ width: 1440, height: 900 }))
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  api.close()
  localStorage.clear()
})

for (const lang of ['zh-CN', 'en']) {
  describe(`goods in ${lang}`, () => {
    it('the table shows dimensions and seal in rows of at most 57 px, without cut or broken text', async () => {
      const list = await table(lang)
      const heads = list.words('th').join()
      for (const name of ['内径', '外径', '宽度', '密封']) expect(heads, name).to.include(name)
      expect(heads).not.to.include('滚动体')
      await until(() => list.all('.goods-row-price [aria-haspopup]').length > 0, 'the explained price')
      const rows = list.all('tbody tr').map((row) => row.getBoundingClientRect().height)
      expect(Math.max(...rows)).to.be.at.most(57)
      expect(brokenWords(list.get('table'))).to.eql([])
      expect(outsideCells(list.get('table'))).to.eql([])
      expect(list.get('.goods-row-words').getBoundingClientRect().width).to.be.at.least(200)
    })

    it('the sizes table keeps codes, text and dates unbroken within its width', async () => {
      const part = await detail(lang)
      const sizes = part.get('.goods-sku-table')
      expect(brokenWords(sizes)).to.eql([])
      expect(outsideCells(sizes)).to.eql([])
      expect(sizes.scrollWidth).to.be.at.most(sizes.clientWidth)
      for (const code of part.all('.goods-sku-code')) expect(code.getClientRects().length).to.equal(1)
      fill(
        part.field(`${lang === 'en' ? 'Quantity of ' : ''}K-HR-6204-2RS${lang === 'en' ? '' : ' 的数量'}`),
        '600',
      )
      await until(() => part.all('.stepper-error').length > 0)
      expect(outsideCells(sizes)).to.eql([])
    })

    for (const width of [360, 600, 800])
      it(`the sizes table fills a column of ${width} px without scrolling`, async () => {
        const part = await detail(lang, width)
        const sizes = part.get('.goods-sku-table')
        expect(sizes.scrollHeight, 'no box that scrolls').to.be.at.most(sizes.clientHeight)
        expect(sizes.scrollWidth).to.be.at.most(sizes.clientWidth)
        expect(brokenWords(part.get('.goods-detail-card'))).to.eql([])
        const [picture, title] = ['.goods-detail-aside', 'h1'].map((name) =>
          part.get(name).getBoundingClientRect(),
        )
        if (width >= 600) expect(title?.top).to.be.lessThan(picture?.bottom ?? 0)
        const card = part.get('.goods-detail-card').getBoundingClientRect()
        expect(sizes.getBoundingClientRect().width).to.be.at.least(card.width - 42)
        for (const row of part.all('tbody tr')) expect(row.getBoundingClientRect().height).to.be.at.most(170)
      })
  })
}

it('shows three sizes in the first 900 px, between the shop’s header and the action bar', async () => {
  const part = await detail('zh-CN')
  const [, , third] = part.all('.goods-sku-table tbody tr')
  const { top } = part.element.getBoundingClientRect()
  const head = 191
  const bar = part.get('.goods-action-bar').getBoundingClientRect().height
  expect((third?.getBoundingClientRect().bottom ?? Infinity) - top).to.be.at.most(900 - head - bar)
})

it('the goods table has a column for the attribute 内径', async () => {
  const list = await table('zh-CN')
  expect(list.words('th').join()).to.include('内径')
})

it('a card fills a column of 360 px', async () => {
  const list = await open('trade-goods-list', { 'category-id': 'c1' }, '.goods-card-block', 360)
  expect(list.get('.goods-card-block').getBoundingClientRect().width).to.equal(360)
})
