import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeBudget from '../../elements/trade-budget'
import tradeBudgets from '../../elements/trade-budgets'
import tradeUserCenter from '../../elements/trade-user-center'
import { demoUser } from './demo-user'
import { faults } from './faults'
import { fill, pause, put, until } from './goods-page'
import { pageAnswer } from './page-answer'
import { variants } from '../hard/amounts'

tradeBudget.define()
tradeBudgets.define()
tradeUserCenter.define()

const figures = { amount: '100.00', carried: '20.00', used: '70.00', reserved: '10.00', free: '40.00' }
const row = (id: string, more: object = {}) => ({
  id,
  costCentre: { id: `c${id}`, code: `CC-${id}`, name: `车间 ${id}` },
  period: 10,
  fromDay: '2026-11-01',
  untilDay: '2026-11-30',
  currency: 'CNY',
  basis: 20,
  hard: 10,
  carryOver: 20,
  ...figures,
  ...more,
})
const rows = [row('1'), row('2', { used: '150.00', free: '-40.00', hard: 20 })]
const left = { amount: '100.00', carried: '0.00', used: '70.00', reserved: '10.00', free: '20.00' }

const sent: { path: string; body: unknown }[] = []
let user: object = demoUser

/** Answers of the back end by the end of their path. */
const answers: Record<string, (url: URL) => unknown> = {
  '/getUserInfo': () => user,
  '/budget/page': () => pageAnswer(rows),
  '/costCentre/page': () => pageAnswer([{ id: 'c1', code: 'CC-1', name: '车间 1', active: 10 }]),
  '/budget/add': () => ['9'],
  '/budget/detail/1': () => rows[0],
  '/budget/detail/2': () => rows[1],
  '/budget/entries/1': () => pageAnswer([]),
  '/budget/move/1': () => true,
  '/budget/left': ({ searchParams }) =>
    searchParams.get('costCentre') === 'CC-1'
      ? {
          costCentre: { code: 'CC-1', name: '一号车间' },
          budget: { ...left, currency: 'CNY', hard: 10, fromDay: '2026-11-01', untilDay: '2026-11-30' },
        }
      : undefined,
}

const real = globalThis.fetch
beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  sent.length = 0
  user = demoUser
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (!url.pathname.includes('/bbb')) return real(input, init)
    const request = new Request(input, init)
    if (request.method !== 'GET') sent.push({ path: url.pathname, body: await request.clone().json() })
    const name = Object.keys(answers).find((end) => url.pathname.endsWith(end))
    const data = name && answers[name]?.(url)
    if (!name) return new Response('', { status: 404 })
    return Response.json(
      data === undefined
        ? { code: 404, message: '内容不存在', data: null }
        : { code: 200, message: '', data },
    )
  }
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  globalThis.fetch = real
})

describe('trade-budget', () => {
  it('shows the free amount and the end of the budget of its cost centre', async () => {
    const part = put('trade-budget', { 'cost-centre': 'CC-1' }, true)
    await until(() => part.all('.budget-left').length === 1, 'the budget')
    expect(part.text('.budget-left')).to.include('一号车间').and.include('¥20.00').and.include('2026-11-30')
    expect(await faults(part.element)).to.eql([])
  })

  it('shows an empty state for an unknown cost centre', async () => {
    const part = put('trade-budget', { 'cost-centre': 'elsewhere' }, true)
    await until(() => part.all('[part=empty]').length === 1, 'the words')
  })

  it('asks visitors to log in', async () => {
    const part = put('trade-budget', { 'cost-centre': 'CC-1' })
    await until(() => part.all('.empty-state').length === 1, 'the request')
  })
})

describe('trade-budgets', () => {
  it('shows the use of each budget as a bar whose name has all four amounts', async () => {
    const part = put('trade-budgets', {}, true)
    await until(() => part.all('[role=img]').length === 2, 'the bars')
    expect(part.all('[role=img]')[0]?.ariaLabel).to.equal(
      '车间 1：预算 ¥120.00，已用 ¥70.00，占用 ¥10.00，剩余 ¥40.00',
    )
    expect(part.words('.budget-over')).to.eql(['−¥40.00'])
  })

  it('adds a budget for several periods', async () => {
    const part = put('trade-budgets', {}, true)
    await until(() => part.all('[role=img]').length === 2, 'the bars')
    part.press('新增预算')
    await until(() => part.all('dialog option[value=c1]').length === 1, 'the cost centres')
    const [centre] = part.all('dialog select')
    if (!(centre instanceof HTMLSelectElement)) throw new Error('no select')
    centre.value = 'c1'
    centre.dispatchEvent(new Event('change', { bubbles: true }))
    const inputOf = (name: string) => part.get(`dialog [data-field=${name}] input`) as HTMLInputElement
    fill(inputOf('fromDay'), '2026-12-01')
    fill(inputOf('repeat'), '3')
    fill(inputOf('amount'), '500')
    part.press('保存', 'dialog')
    await until(() => sent.some(({ path }) => path.endsWith('/budget/add')), 'the call')
    expect(sent.find(({ path }) => path.endsWith('/budget/add'))?.body).to.eql({
      costCentreId: 'c1',
      period: 10,
      fromDay: '2026-12-01',
      repeat: 3,
      basis: 20,
      amount: '500',
      hard: 10,
      carryOver: 20,
    })
  })

  for (const theme of variants(['light', 'dark']))
    it(`has no accessibility faults and no overflow at 360 px (${theme})`, async () => {
      const part = put('trade-budgets', { theme }, true)
      await until(() => part.all('[role=img]').length === 2, 'the bars')
      expect(await faults(part.element)).to.eql([])
      const box = part.element.parentElement
      if (box) box.style.width = '360px'
      await pause(100)
      expect(part.element.scrollWidth).to.be.at.most(360)
    })
})

describe('the page of a budget', () => {
  const opened = async () => {
    const part = put('trade-user-center', { page: '/user/budgets/1' }, true)
    await until(() => part.all('.budget-sheet').length > 0, 'the budget')
    return part
  }

  it('moves an amount to another budget, never to itself', async () => {
    const part = await opened()
    part.press('转移金额')
    const box = await until(() => part.all('dialog [role=combobox]')[0], 'the field')
    const widthOf = (name: string) =>
      Math.round(part.get(`dialog [data-field=${name}] .control`).getBoundingClientRect().width)
    await until(() => widthOf('toId') === widthOf('amount'), 'the width of the other fields')
    box.click()
    const options = () => part.all('dialog [role=option]')
    await until(() => options().length === 2, 'the budgets')
    expect(options().map(({ ariaDisabled }) => ariaDisabled === 'true')).to.eql([true, false])
    options()[1]?.click()
    fill(part.get('dialog [data-field=amount] input') as HTMLInputElement, '12.50')
    part.press('转移', 'dialog')
    const moved = () => sent.find(({ path }) => path.endsWith('/budget/move/1'))
    await until(moved, 'the call')
    expect(moved()?.body).to.eql({ toId: '2', amount: '12.50' })
    await until(() => part.all('dialog').length === 0, 'the closed dialog')
  })

  it('offers no changes to a user who may only view budgets', async () => {
    user = { ...demoUser, accountKind: 'sub', rights: ['budget.see'] }
    const part = await opened()
    await until(() => part.root.textContent?.includes('¥40.00'), 'the rest')
    expect(part.words('button')).not.to.include('转移金额')
    const list = put('trade-budgets', {}, true)
    await until(() => list.all('[role=img]').length === 2, 'the bars')
    for (const word of ['调整', '删除', '新增预算']) expect(list.words('button')).not.to.include(word)
  })
})
