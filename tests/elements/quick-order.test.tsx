import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { actions } from '../../src/core/host/actions'
import tradeQuickOrder from '../../elements/trade-quick-order'
import { workbook } from '../catalogue/quick-order/workbooks'
import { enterText } from './enter-text'
import { faults } from './faults'
import { choose, fill, pause, put, until, type Part } from './goods-page'
import { orderApi, shownText } from './order-api'

tradeQuickOrder.define()

let api: ReturnType<typeof orderApi>

async function open({ member = true, theme = 'light' } = {}) {
  const order = put('trade-quick-order', { theme }, member)
  await until(() => order.all('.quick-order-table tbody tr').length > 0)
  return order
}
const area = (order: Part) => {
  const found = order.get('textarea')
  if (!(found instanceof HTMLTextAreaElement)) throw new Error('no field')
  return found
}
function paste(order: Part, text: string) {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  const event = new ClipboardEvent('paste', {
    clipboardData: data,
    bubbles: true,
    cancelable: true,
    composed: true,
  })
  if (!area(order).dispatchEvent(event)) return
  enterText(area(order), text)
}
async function take(order: Part, text: string) {
  paste(order, text)
  await until(() => order.all('.quick-order-import-actions .button-primary').length > 0, 'a list is found')
  order.get('.quick-order-import-actions .button-primary').click()
  await until(() => order.all('.quick-order-import-preview').length === 0)
  await until(() => !order.text('.quick-order-bar').includes('正在核对'), 'checked')
}
const tab = async (order: Part, word: string) => {
  const found = order.all('[role=tab]').find(({ textContent }) => textContent?.startsWith(word))
  if (!found) throw new Error(`no tab ${word}`)
  found.click()
  await until(() => found.ariaSelected === 'true')
}
const counts = (order: Part) => order.words('[role=tab]')
const rowText = (order: Part, at: number) => order.all('.quick-order-table tbody tr')[at]?.textContent ?? ''
const mixed = 'K-1\t5\nK2\t1\nT-1\t15\nF-1\t9\nW-1\t1\nNO-1\t1\nK-3\tviele\nK-1\t2'

before(() => setViewport({ width: 1440, height: 900 }))
beforeEach(() => void (api = orderApi()))
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  api.close()
  localStorage.clear()
  delete actions.openLogin
})

describe('trade-quick-order', () => {
  it('keeps all fields of a row visible at 360 px', async () => {
    const order = await open()
    document.querySelector<HTMLElement>('.box')?.style.setProperty('width', '360px')
    await take(order, mixed)
    const { right } = order.get('.quick-order-list').getBoundingClientRect()
    for (const field of order.all('.quick-order-table :is(input, button, a)'))
      expect(field.getBoundingClientRect().right).to.be.at.most(right)
  })

  it('reads units from a column, shows boxes and pieces, and lets the buyer choose the unit', async () => {
    const order = await open()
    await take(order, '货号\t数量\t单位\nK-1\t2\t盒\nT-1\t2\t盒')
    expect(rowText(order, 0)).to.include('2 盒 (24 个)').and.include('¥12.00/盒')
    expect(rowText(order, 1)).to.include('不按“盒”出售，请选择单位')
    await until(() => order.text('.quick-order-bar').includes('¥24.00'))
    expect(order.text('.quick-order-bar')).to.include('可加入 1 行，24 件')
    choose(order.get('[aria-label="商品 K-1 的订货单位"]'), 'pc')
    await until(() => order.field('第 2 行数量').value === '24')
    choose(order.get('[aria-label="商品 K-1 的订货单位"]'), 'bx')
    await until(() => order.field('第 2 行数量').value === '2')
    order.press('加入购物车')
    await until(() => api.sent('/userShoppingCar/add').length > 0)
    expect(api.sent('/userShoppingCar/add')[0]?.body.skuGoodsList).to.eql([
      { skuId: 'k1', goodsId: 'gk1', quantity: 2, goodsPriceUnit: 'bx' },
    ])
    await until(() => order.text('.quick-order-report').includes('已加入 1 行'))
  })

  it('explains the price of a valid row at its quantity', async () => {
    const order = await open()
    await take(order, 'K-1\t5\nT-1\t20')
    const whys = () => order.all('.quick-order-price button')
    await until(() => whys().length > 0, 'the button')
    expect(whys().map((button) => button.getAttribute('aria-label'))).to.have.length(1)
    whys()[0]?.click()
    await until(() => api.sent('/goodsInfo/priceTrace').length > 0, 'the question')
    expect(api.sent('/goodsInfo/priceTrace')[0]?.body).to.deep.include({ skuId: 't1', quantity: 20 })
  })

  it('previews a pasted list and lets the buyer correct its columns', async () => {
    const order = await open()
    paste(order, '编码A\t编码B\t数量\nX-1\tK-1\t5\nX-2\tK-2\t6')
    await until(() => order.all('.quick-order-import-preview').length > 0)
    expect(order.text('.quick-order-import-choices')).to.include('识别到 2 行')
    expect(order.words('.quick-order-import-table th')).to.eql(['货号', '第 2 列：编码B', '数量'])
    const [code] = order.all('.quick-order-import-choices select')
    if (!(code instanceof HTMLSelectElement)) throw new Error('no select')
    code.value = '1'
    code.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => order.words('.quick-order-import-table th')[1] === '货号')
    order.get('.quick-order-import-actions .button-primary').click()
    await until(() => order.text('.quick-order-bar').includes('可加入 2 行，11 件'))
    expect(area(order).value).to.equal('')
  })

  it('shows the errors of each row beside its field', async () => {
    const order = await open()
    await take(order, mixed)
    expect(counts(order)).to.eql(['全部8', '待修正6', '可加入2'])
    expect(rowText(order, 0)).to.include('商品 K-1').and.include('与第 8 行合并计价：7 个')
    expect(rowText(order, 1)).to.include('没有完全一致的货号').and.include('K-2')
    expect(rowText(order, 2)).to.include('须按 10 个递增').and.include('改为 10').and.include('改为 20')
    expect(rowText(order, 3)).to.include('库存不足，最多 8 个').and.include('改为 8')
    expect(rowText(order, 4)).to.include('商品已下架')
    expect(rowText(order, 5)).to.include('没有这个货号')
    expect(rowText(order, 6)).to.include('数量须为整数')
    await until(() => order.text('.quick-order-bar').includes('¥7.00'), 'the sum')
    const wrong = order.field('第 3 行数量')
    expect(wrong.ariaInvalid ?? wrong.getAttribute('aria-invalid')).to.equal('true')
    const described = (wrong.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => order.root.getElementById(id)?.textContent).join()).to.include(
      '须按 10 个递增',
    )
  })

  it('a candidate or an offered quantity repairs its row, which stays until the tab changes', async () => {
    const order = await open()
    await take(order, mixed)
    await tab(order, '待修正')
    await until(() => order.all('.quick-order-table tbody tr').length === 6)
    order.press('K-2', '.quick-order-candidates')
    await until(() => rowText(order, 0).includes('商品 K-2'), 'repaired')
    await until(() => order.root.activeElement === order.field('第 2 行数量'), 'focus')
    order.press('改为 20', '.quick-order-offers')
    await until(() => counts(order).join().includes('待修正4'))
    expect(order.all('.quick-order-table tbody tr')).to.have.length(6)
    expect(order.field('第 3 行数量').value).to.equal('20')
    await tab(order, '全部')
    await tab(order, '待修正')
    await until(() => order.all('.quick-order-table tbody tr').length === 4)
  })

  it('adds valid rows with one request, keeps the others, and reports both numbers', async () => {
    const order = await open()
    api.refusals.set('k4', '购物车已满')
    await take(order, `${mixed}\nK-4\t1`)
    order.press('加入购物车')
    await until(() => order.all('.quick-order-report .inline-bar').length > 0, 'a report')
    expect(order.text('.quick-order-report')).to.include('已加入 2 行，7 行待修正')
    expect(order.get('.quick-order-report a').getAttribute('href')).to.equal('/cart')
    const [write, ...more] = api.sent('/userShoppingCar/add')
    expect(more).to.eql([])
    expect(write?.key).to.match(/^[0-9a-f]{32}$/)
    expect(write?.body.skuGoodsList).to.deep.include({ skuId: 'k1', goodsId: 'gk1', quantity: 7 })
    expect(counts(order)).to.eql(['全部7', '待修正7', '可加入'])
    expect(order.all('.quick-order-table tbody tr').at(-1)?.textContent).to.include('购物车已满')
  })

  it('stores a visitor’s rows in the cart without opening the login', async () => {
    let asked = 0
    actions.openLogin = () => void asked++
    const order = await open({ member: false })
    await take(order, 'K-1\t5\nNO-1\t1')
    order.press('加入购物车')
    await until(() => order.text('.quick-order-report') !== '')
    expect(shownText(order.element)).to.include('已放入购物车')
    expect(asked).to.equal(0)
    expect(order.text('.quick-order-report')).to.include('1 行已放入购物车，登录后合并')
    expect(counts(order)).to.eql(['全部1', '待修正1', '可加入'])
    expect(api.sent('/userShoppingCar/add')).to.eql([])
  })

  it('works by keyboard alone: types rows, moves on with Enter, adds', async () => {
    const order = await open()
    order.field('第 1 行货号').focus()
    await sendKeys({ type: 'K-1' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ type: '12' })
    await sendKeys({ press: 'Enter' })
    expect(order.root.activeElement === order.field('第 2 行货号')).to.equal(true)
    await sendKeys({ type: 'K-2' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: '3' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Enter' })
    await until(() => order.all('.quick-order-table tbody tr').length === 4, 'a new row')
    await until(() => order.root.activeElement === order.field('第 4 行货号'), 'focus')
    await until(() => order.text('.quick-order-bar').includes('可加入 2 行，15 件'))
    for (let at = 0; at < 12 && order.root.activeElement?.textContent?.trim() !== '加入购物车'; at++)
      await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await until(() => order.text('.quick-order-report').includes('2 行已全部加入购物车'))
    expect(api.sent('/userShoppingCar/add')).to.have.length(1)
  })

  it('reads rows of a workbook, and shows an error at the field for other files', async () => {
    const order = await open()
    const choose = (file: File) => {
      const data = new DataTransfer()
      data.items.add(file)
      const field = order.get('input[type=file]')
      if (!(field instanceof HTMLInputElement)) throw new Error('no field')
      field.files = data.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    choose(new File([new Uint8Array([1, 0, 2, 0])], 'list.csv'))
    await until(() => order.all('.quick-order-fault').length > 0)
    expect(order.text('.quick-order-fault')).to.include('请选择合法的文件')
    choose(
      new File(
        [
          new Uint8Array(
            workbook([
              ['货号', '数量'],
              ['K-1', 5],
            ]),
          ),
        ],
        '清单.xlsx',
      ),
    )
    await until(() => order.all('.quick-order-import-preview').length > 0, 'a preview')
    expect(order.all('.quick-order-fault')).to.have.length(0)
    expect(order.text('.quick-order-import-choices')).to.include('清单.xlsx').and.include('识别到 1 行')
  })

  it('renders one page of 10 for a list of 1,000 rows', async () => {
    const order = await open()
    const rows = Array.from({ length: 1_000 }, (_, at) => `K-${(at % 80) + 1}\t${(at % 7) + 1}`).join('\n')
    await take(order, rows)
    await until(() => counts(order)[0] === '全部1,000')
    expect(order.all('.quick-order-table tbody tr')).to.have.length(10)
  })

  it('shows the number of rows whose check failed, and retries', async () => {
    const order = await open()
    api.down.add('/quickOrder/check')
    paste(order, 'K-1\t5')
    await until(() => order.all('.quick-order-import-preview').length > 0)
    order.get('.quick-order-import-actions .button-primary').click()
    await until(() => order.all('.quick-order-list-note').length > 0)
    expect(order.text('.quick-order-list-note')).to.include('有 1 行没有核对成功')
    api.down.clear()
    order.press('重新核对')
    await until(() => order.text('.quick-order-bar').includes('可加入 1 行'))
    expect(order.all('.quick-order-list-note')).to.have.length(0)
  })

  it('asks before clearing, and removes the list from storage', async () => {
    const order = await open()
    await take(order, 'K-1\t5\nK-2\t5')
    order.press('清空清单', '.quick-order-bar')
    await until(() => order.all('dialog').length === 1)
    expect(order.text('dialog')).to.include('2 行')
    order.press('清空清单', 'dialog')
    await until(() => counts(order)[0] === '全部')
    const site = order.element.getAttribute('site')
    expect(localStorage.getItem(`trade:${site}:quick-order`)).to.equal(
      '3|{"owner":"","value":{"lines":[],"tables":[]}}',
    )
  })

  it('pages 25 rows by 10', async () => {
    const order = await open()
    await take(order, Array.from({ length: 25 }, (_, at) => `K-${at + 1}\t1`).join('\n'))
    expect(order.all('.quick-order-table tbody tr')).to.have.length(10)
    order.named('.pagination-button', '第 3 页').click()
    await until(() => order.all('.quick-order-table tbody tr').length === 5)
    expect(order.field('第 25 行货号').value).to.equal('K-25')
  })

  it('switches to English at once and keeps typed text', async () => {
    const order = await open()
    fill(order.field('第 1 行货号'), 'W-1')
    await until(() => rowText(order, 0).includes('商品已下架'))
    order.element.setAttribute('lang', 'en')
    await until(() => order.text('h1').startsWith('Quick order'))
    expect(rowText(order, 0)).to.include('This product has been withdrawn.')
    expect(order.field('Code of row 1').value).to.equal('W-1')
  })

  for (const theme of ['light', 'dark']) {
    it(`has no accessibility faults, ${theme}`, async () => {
      const order = await open({ theme })
      document.body.style.background = theme === 'dark' ? '#0f1216' : '#f3f4f6'
      await take(order, mixed)
      paste(order, 'K-1\t5')
      await until(() => order.all('.quick-order-import-preview').length > 0)
      await until(() => order.all('.goods-chosen-sum-pending, .quick-order-pending').length === 0)
      await pause(300)
      expect(await faults(order.element)).to.eql([])
    })
  }
})
