import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { actions } from '../../src/core/host/actions'
import { scopeOf } from '../../src/core/host/scope'
import tradeGoodsDetail from '../../elements/trade-goods-detail'
import tradeRequirement from '../../elements/trade-requirement'
import { requirementOf } from '../../src/trade/requirement/requirement.store'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { pause, put, until, type Part } from './goods-page'

tradeGoodsDetail.define()
tradeRequirement.define()

let api: GoodsApi
let detail: Part

/** Returns the dialog that opened automatically. */
function dialog() {
  const root = document.querySelector('trade-requirement')?.shadowRoot
  const all = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const named = (word: string) =>
    all('button').find((each) => each.textContent === word || each.ariaLabel === word)
  return { root, all, named, text: (selector: string) => all(selector)[0]?.textContent ?? '' }
}
const isOpen = () => dialog().all('dialog[open]').length === 1

async function open({ member = true } = {}) {
  api = goodsApi({ member })
  detail = put('trade-goods-detail', { 'goods-id': '102' }, member)
  await until(() => detail.all('button').some(({ textContent }) => textContent === '定制需求'))
  detail.press('定制需求')
  await until(isOpen)
}
const shownText = () =>
  scopeOf(detail.element)
    .toasts.$toasts.get()
    .map(({ title }) => title)

const file = (name: string, type = 'application/pdf', size = 10) =>
  new File([new Uint8Array(size)], name, { type })

function choose(field: string, ...files: File[]) {
  const input = dialog().all(`[data-field=${field}] input[type=file]`)[0]
  if (!(input instanceof HTMLInputElement)) throw new Error('no input')
  const given = new DataTransfer()
  for (const each of files) given.items.add(each)
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
function type(field: string, text: string) {
  const input = dialog().all(`[data-field=${field}] :is(input, textarea)`)[0]
  if (!input) throw new Error('no field')
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const chips = (field: string) =>
  dialog()
    .all(`[data-field=${field}] .file-chip-name`)
    .map(({ textContent }) => textContent)
const lists = ['customizedPlanList', 'artConfirmationList', 'customizedDrawingList', 'extendList']
const errors = () =>
  dialog()
    .all('.field-error')
    .map(({ textContent }) => textContent)

before(() => setViewport({ width: 1440, height: 900 }))
afterEach(() => {
  for (const each of document.querySelectorAll('.box, trade-requirement')) each.remove()
  api.close()
  localStorage.clear()
  delete actions.openLogin
})

describe('the custom-requirement dialog', () => {
  it('opens with the product’s name and focuses its first field', async () => {
    await open()
    expect(dialog().text('.dialog-title')).to.equal('填写定制需求')
    expect(dialog().text('.requirement-goods'))
      .to.include('北辰 6202 轴承')
      .and.include('交期 15 天')
      .and.include('× 10 个')
    expect(dialog().root?.activeElement?.getAttribute('name')).to.equal('requireTime')
    expect(await faults(dialog().all('dialog')[0] ?? document.body)).to.eql([])
  })

  it('is not offered for goods that are not made to order', async () => {
    api = goodsApi({ member: true })
    detail = put('trade-goods-detail', { 'goods-id': '103' }, true)
    await until(() => detail.all('.goods-detail').length > 0)
    expect(detail.all('button').some(({ textContent }) => textContent === '定制需求')).to.equal(false)
  })

  it('shows six missing fields, the first one as a toast', async () => {
    await open()
    dialog().named('提交需求')?.click()
    await until(() => errors().length === 6)
    expect(errors()).to.eql(['请选择期望交期', '请输入需求描述', ...Array(4).fill('请上传附件')])
    expect(shownText()).to.include('请选择期望交期')
    expect(api.sent('/userShoppingCar/add')).to.eql([])
  })

  it('is added to the cart with all entered values', async () => {
    await open()
    type('requireTime', '2099-12-10')
    type('requireOther', '孔径 14 H7')
    for (const field of lists) choose(field, file('图纸.pdf'))
    await until(() => lists.every((field) => chips(field).length === 1))
    await until(() => dialog().all('[role=status]').length === 0)
    dialog().named('提交需求')?.click()
    await until(() => !isOpen())
    expect(shownText()).to.include('已加入购物车')
    const address = '/bbb/file/77/%E5%9B%BE%E7%BA%B8.pdf'
    expect(api.sent('/userShoppingCar/add')).to.deep.equal([
      {
        shopCarBizType: 30,
        skuGoodsList: [
          {
            skuId: 's102',
            goodsId: '102',
            quantity: 10,
            goodsPriceUnit: 'u1',
            goodsPriceUnitName: '个',
            requireInfo: {
              requireTime: '2099-12-10',
              requireOther: '孔径 14 H7',
              ...Object.fromEntries(lists.map((field) => [field, [address]])),
            },
          },
        ],
      },
    ])
  })

  it('rejects files of 2 MB and invalid types, and accepts six files per list', async () => {
    await open()
    for (const size of [2_000_000, 2_000_001]) {
      choose('extendList', file('大.pdf', 'application/pdf', size))
      await until(() => errors().includes('文件或图片大小超过 2 MB'))
      choose('extendList', file('图.webp', 'image/webp'))
      await until(() => errors().includes('请选择合法的文件'))
    }
    choose('extendList', file('图.pdf', 'image/webp'))
    await pause(20)
    expect(chips('extendList')).to.eql([])
    const largest = file('0.pdf', 'application/pdf', 1_999_999)
    choose('extendList', largest, ...Array.from({ length: 6 }, (_, at) => file(`${at + 1}.pdf`)))
    await until(() => chips('extendList').length === 6)
    expect(errors()).to.eql(['每项最多 6 个文件'])
    expect(dialog().all('[data-field=extendList] .file-attachment-choose').length).to.equal(0)
    dialog().named('移除 3.pdf')?.click()
    await until(() => chips('extendList').length === 5)
  })

  it('retries a failed upload, and removes a file during its upload', async () => {
    await open()
    api.state.down.add('fileUpload')
    choose('extendList', file('一.pdf'))
    await until(() => dialog().all('.file-attachment-failed').length === 1)
    api.state.down.clear()
    const release = api.hold()
    dialog().named('重试')?.click()
    await until(() => dialog().all('.file-attachment [role=status]').length === 1)
    dialog().named('提交需求')?.click()
    await until(() => shownText().includes('文件上传中，请稍候'))
    dialog().named('移除 一.pdf')?.click()
    release()
    await until(() => chips('extendList').length === 0)
    await pause(30)
    expect(dialog().all('.file-chip').length).to.equal(0)
  })

  it('closes for the login and opens again with the same values', async () => {
    await open({ member: false })
    let logins = 0
    actions.openLogin = () => void (logins += 1)
    type('requireTime', '2099-12-10')
    type('requireOther', '孔径 14 H7')
    dialog().named('提交需求')?.click()
    await until(() => !isOpen())
    expect(shownText()).to.include('请先登录')
    expect(logins).to.equal(1)
    scopeOf(detail.element).token.set('token')
    await until(isOpen)
    const [day, words] = dialog().all(
      '[data-field] :is(input[name=requireTime], textarea)',
    ) as HTMLInputElement[]
    expect([day?.value, words?.value]).to.eql(['2099-12-10', '孔径 14 H7'])
  })

  it('asks before it discards typed text', async () => {
    await open()
    type('requireOther', '孔径')
    await sendKeys({ press: 'Escape' })
    await until(() => dialog().all('dialog').length === 2)
    expect(isOpen() || dialog().all('dialog[open]').length === 2).to.equal(true)
    dialog().named('放弃')?.click()
    await until(() => dialog().all('dialog').length === 0)
  })

  it('with an id updates a line of the cart', async () => {
    await open()
    await sendKeys({ press: 'Escape' })
    await until(() => !isOpen())
    const address = '/bbb/file/5/%E6%97%A7.pdf'
    requirementOf(scopeOf(detail.element)).open({
      id: 'line1',
      skuId: 's102',
      goodsId: '102',
      goodsName: '轴承',
      image: '',
      spec: '',
      quantity: 2,
      unitName: '个',
      requireInfo: {
        requireTime: '2099-01-01',
        requireOther: '旧',
        ...Object.fromEntries(lists.map((field) => [field, [address]])),
      },
    })
    await until(isOpen)
    expect(dialog().text('.dialog-title')).to.equal('修改定制需求')
    expect(chips('extendList')).to.eql(['旧.pdf'])
    type('requireOther', '新')
    dialog().named('提交需求')?.click()
    await until(() => !isOpen())
    expect(api.sent('/updateRequire/line1')[0]).to.deep.include({ requireOther: '新', extendList: [address] })
    expect(shownText()).to.include('定制需求已修改')
  })
})
