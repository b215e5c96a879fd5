import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeApproval from '../../elements/trade-approval'
import tradeApprovalRules from '../../elements/trade-approval-rules'
import tradeApprovals from '../../elements/trade-approvals'
import { demoUser } from './demo-user'
import { faults } from './faults'
import { fill, put, until, type Part } from './goods-page'
import { pageAnswer } from './page-answer'
import { variants } from '../hard/amounts'

for (const element of [tradeApproval, tradeApprovals, tradeApprovalRules]) element.define()

let user: object = demoUser
const row = {
  id: 'r1',
  no: 'R2611280001',
  state: 10,
  createdAt: '2026-11-28 10:42:00',
  actions: ['approve', 'sendBack', 'reject', 'withdraw'],
  payAmount: '36.00',
  requester: { id: '9', name: '陈一凡' },
  kinds: 1,
  goods: ['轴承 1'],
  holdUntil: '2026-11-30 10:42:00',
  revision: 3,
  mine: true,
}
const detail = {
  ...row,
  lines: [
    {
      id: 'l1',
      skuId: 'k1',
      goodsId: 'g1',
      goodsName: '轴承 1',
      unitName: '个',
      quantity: 3,
      price: '12.00',
      amount: '36.00',
      purchaseNo: 'PO-3',
      lastPaid: { price: '10.00', at: '2026-10-01', by: '周岚' },
      held: 2,
    },
    {
      id: 'l2',
      skuId: 'k2',
      goodsId: 'g2',
      goodsName: '手套',
      unitName: '双',
      quantity: 1,
      price: '5.00',
      amount: '5.00',
      held: 1,
      obstacle: 'soldOut',
      categoryId: '31',
    },
  ],
  amounts: {
    goods: '41.00',
    freight: '0.00',
    discount: '5.00',
    coupon: '0.00',
    points: '0.00',
    pay: '36.00',
  },
  address: { consignee: '周岚', phone: '13800001001', regionName: '上海市', detail: '临港大道 1 号' },
  remark: '三号门收货',
  steps: [{ why: ['大额采购'], people: [{ id: '1', name: '王敏' }], need: 1 }],
  step: 0,
  log: [{ at: '2026-11-28 10:42:00', by: '陈一凡', action: 'submit' }],
}
const rules = {
  rules: [
    {
      id: 'a1',
      version: 2,
      name: '大额采购',
      effect: 'ask',
      conditions: [{ kind: 'amount', basis: 'total', above: '5000.00' }],
      approverIds: ['9'],
      need: 1,
      hours: 8,
    },
  ],
  settings: { selfApproval: 'belowLimit', selfLimit: '50.00', limitCurrency: 'USD' },
  deputies: [],
  names: [{ kind: 'member', id: '9', name: '陈一凡' }],
  currency: 'CNY',
  currencies: ['CNY', 'USD'],
}

const conflict = { path: 'conflicts.hides.a1', message: '规则“大额采购”将不再起作用' }

let sent: { path: string; body: unknown }[] = []
const real = globalThis.fetch
const answers: [string, unknown][] = [
  ['/request/page', { ...pageAnswer([row]), counts: { 10: 1 } }],
  [
    '/request/detail/returned',
    { ...detail, state: 20, mine: false, actions: ['edit', 'resubmit', 'withdraw'] },
  ],
  [
    '/request/detail/emergency',
    {
      ...detail,
      actions: ['approve', 'reject'],
      emergency: { reason: '主轴停机', approveBy: '2026-11-29 12:00:00', overdue: true },
    },
  ],
  ['/request/detail/asked', { ...detail, mine: false, actions: ['reassign'] }],
  ['/request/detail/', detail],
  ['/request/edit/', { state: 10, revision: 4 }],
  ['/request/reassign/', { state: 10, approver: { id: '9', name: '陈一凡' } }],
  ['/address/list', []],
  ['/costCentre/active', []],
  ['/request/decide/', { state: 40, revision: 3 }],
  ['/approval/rules', rules],
  ['/approval/values/sku', pageAnswer([{ id: 'k1', name: '深沟球轴承', code: '6204-ZZ' }])],
  ['/approval/settings', true],
  ['/approval/rule/save', { id: 'a1', version: 3 }],
  [
    '/members/lookUp',
    pageAnswer([
      { id: '1', name: '王敏' },
      { id: '9', name: '陈一凡' },
    ]),
  ],
]

beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  sent = []
  user = demoUser
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const found = [...answers, ['/getUserInfo', user] as const].find(([part]) => url.pathname.includes(part))
    if (!found) return real(input, init)
    const text = typeof init?.body === 'string' && init.body ? init.body : '{}'
    const body: unknown = JSON.parse(text)
    sent.push({ path: url.pathname, body })
    // As the server does, until the conflict is accepted.
    if (text.includes('"effect":"deny"') && !text.includes(conflict.path))
      return Response.json({ code: 422, message: '与其他规则冲突', data: null, errors: [conflict] })
    return Response.json({ code: 200, message: '', data: found[1] })
  }
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  document.body.removeAttribute('style')
  globalThis.fetch = real
})

const grounds = variants([
  ['light', '#f3f4f6'],
  ['dark', '#0f1216'],
] as const)

describe('trade-approval', () => {
  for (const [theme, ground] of grounds)
    it(`shows requester, amounts, last prices, first purchases and approvers, ${theme}`, async () => {
      document.body.style.background = ground
      const part = put('trade-approval', { 'request-id': 'r1', theme }, true)
      await until(() => part.all('.request-plan').length > 0, 'plan')
      const text = part.root.textContent ?? ''
      for (const words of [
        '陈一凡',
        '¥36.00',
        '上次 ¥10.00（2026-10-01，周岚）',
        '首次购买',
        '王敏',
        '大额采购',
      ])
        expect(text).to.include(words)
      expect(text).to.include('三号门收货').and.include('PO-3').and.include('保留 2')
      expect(part.text('.request-obstacle')).to.equal('缺货看同类商品')
      const similar = part.get('.request-obstacle a')
      expect(similar.getAttribute('href')).to.match(/goods\/list\/31$/)
      expect(similar.getAttribute('aria-label')).to.equal('看同类商品：手套')
      expect(await faults(part.element)).to.eql([])
    })

  it('aligns stacked figures of a line left at 340 px', async () => {
    await setViewport({ width: 360, height: 800 })
    const part = put('trade-approval', { 'request-id': 'r1' }, true)
    part.element.parentElement?.style.setProperty('width', '340px')
    await until(() => part.all('.request-right').length > 0, 'lines')
    /** Returns where the text begins, not its box. */
    function leftOf(selector: string) {
      const range = document.createRange()
      range.selectNodeContents(part.get(selector))
      return Math.round(range.getBoundingClientRect().left)
    }
    await until(() => leftOf('.request-right') === leftOf('tbody .price'), 'the same left')
  })

  it('approves changed quantities with the revision, and requires a reason to reject', async () => {
    const part = put('trade-approval', { 'request-id': 'r1' }, true)
    await until(() => part.all('.request-plan').length > 0, 'plan')
    part.press('驳回')
    await until(() => part.all('dialog[open]').length > 0, 'dialog')
    part.press('驳回', 'dialog[open]')
    await until(() => part.get('dialog[open]').textContent?.includes('请输入原因'), 'the missing reason')
    expect(sent.filter(({ path }) => path.includes('/decide/'))).to.eql([])
    part.press('取消', 'dialog[open]')
    await until(() => part.all('dialog[open]').length === 0, 'closed')
    part.press('批准')
    await until(() => part.all('dialog[open]').length > 0, 'dialog')
    expect(await faults(part.element)).to.eql([])
    part.get('dialog[open] button[aria-label^="减少"]').click()
    const quantity = () => part.get('dialog[open] [role=spinbutton]').getAttribute('aria-valuenow')
    await until(() => quantity() === '2', 'the lower quantity')
    part.press('批准', 'dialog[open]')
    const decisions = () => sent.filter(({ path }) => path.includes('/decide/'))
    await until(() => decisions().length === 1, 'decided')
    expect(decisions()[0]?.body).to.eql({
      revision: 3,
      decision: 'approve',
      lines: [{ lineId: 'l1', quantity: 2 }],
    })
  })
})

function inputIn(part: Part, name: string): HTMLInputElement {
  const found = part.get(`dialog[open] input[name=${name}]`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is no input`)
  return found
}

/** Opens the choices of a searching field. @returns a function that reads them */
async function opening(part: Part, field: string) {
  const box = part.get(`dialog[open] [data-field=${field}] [role=combobox]`)
  box.scrollIntoView({ block: 'center' })
  box.click()
  const options = () => part.words('dialog[open] [role=option]')
  await until(() => options().length > 0, `the choices of ${field}`)
  return options
}

describe('trade-approval of a returned request', () => {
  it('submits changed quantities and PO number with the revision', async () => {
    const part = put('trade-approval', { 'request-id': 'returned' }, true)
    await until(() => part.all('.request-plan').length > 0, 'plan')
    part.press('编辑并重新提交')
    await until(() => part.all('dialog[open] [name=poNumber]').length > 0, 'dialog')
    expect(await faults(part.element)).to.eql([])
    part.get('dialog[open] button[aria-label^="减少"]').click()
    const quantity = () => part.get('dialog[open] [role=spinbutton]').getAttribute('aria-valuenow')
    await until(() => quantity() === '2', 'the lower quantity')
    fill(inputIn(part, 'poNumber'), 'PO-9')
    part.press('重新提交', 'dialog[open]')
    const edits = () => sent.filter(({ path }) => path.includes('/edit/'))
    await until(() => edits().length === 1, 'submitted')
    expect(edits()[0]?.body).to.eql({
      revision: 3,
      poNumber: 'PO-9',
      remark: '三号门收货',
      lines: [{ lineId: 'l1', quantity: 2 }],
    })
  })
})

describe('trade-approval of the main account', () => {
  it('reassigns an approval to another account, with a reason', async () => {
    const part = put('trade-approval', { 'request-id': 'asked' }, true)
    await until(() => part.all('.request-pass').length > 0, 'plan')
    part.press('转交 王敏 的审批')
    await until(() => part.all('dialog[open] [data-field=toId] [role=combobox]').length > 0, 'the dialog')
    const accounts = await opening(part, 'toId')
    expect(await faults(part.element)).to.eql([])
    expect(accounts()).to.eql(['王敏', '陈一凡'])
    expect(part.words('dialog[open] [role=option][aria-disabled]')).to.eql(['王敏'])
    part.named('dialog[open] [role=option]', '陈一凡').click()
    fill(inputIn(part, 'reason'), '休假')
    part.press('转交', 'dialog[open]')
    const passed = () => sent.filter(({ path }) => path.includes('/reassign/'))
    await until(() => passed().length === 1, 'passed on')
    expect(passed()[0]?.body).to.eql({ step: 0, fromId: '1', toId: '9', reason: '休假' })
  })
})

describe('trade-approval of an approver', () => {
  it('reassigns only the user’s own approval', async () => {
    user = { ...demoUser, accountKind: 'sub', rights: ['request.approve', 'request.reassign'] }
    const part = put('trade-approval', { 'request-id': 'asked' }, true)
    await until(() => part.all('.request-pass').length > 0, 'plan')
    expect(part.words('.request-pass')).to.eql(['转交'])
    user = { ...user, id: '9' }
    const other = put('trade-approval', { 'request-id': 'asked' }, true)
    await until(() => other.all('.request-plan').length > 0, 'plan')
    await until(() => sent.filter(({ path }) => path.includes('/getUserInfo')).length === 2, 'the user')
    expect(other.words('.request-pass')).to.eql([])
  })
})

describe('trade-approvals', () => {
  it('marks the requests that wait for the user, and fits 360 px', async () => {
    await setViewport({ width: 360, height: 800 })
    const part = put('trade-approvals', {}, true)
    part.element.parentElement?.style.setProperty('width', '340px')
    await until(() => part.root.textContent?.includes('R2611280001'), 'list')
    expect(part.root.textContent).to.include('等您审批').and.include('陈一凡')
    expect(part.element.scrollWidth).to.be.at.most(340)
    expect(await faults(part.element)).to.eql([])
  })

  it('requests only emergencies while their filter is checked', async () => {
    const part = put('trade-approvals', {}, true)
    await until(() => part.root.textContent?.includes('R2611280001'), 'list')
    const filters = () =>
      sent.filter(({ path }) => path.includes('/request/page')).map(({ body }) => Object(body).emergency)
    part.press('仅看紧急采购')
    await until(() => filters().length === 2, 'the emergencies')
    part.press('仅看紧急采购')
    await until(() => filters().length === 3, 'all requests')
    expect(filters()).to.eql([undefined, 10, undefined])
  })
})

describe('an emergency order in trade-approval', () => {
  it('shows its reason, its time limit and that it is overdue, and is approved or rejected unchanged', async () => {
    const part = put('trade-approval', { 'request-id': 'emergency' }, true)
    await until(() => part.all('.request-plan').length > 0, 'plan')
    for (const text of ['紧急采购', '补审超时', '须在 2026-11-29 12:00 前补审', '主轴停机'])
      expect(part.root.textContent).to.include(text)
    expect(part.root.textContent).not.to.include('退回')
    expect(await faults(part.element)).to.eql([])
    part.press('批准')
    await until(() => part.all('dialog[open]').length > 0, 'the dialog')
    expect(part.all('dialog[open] input[type=number], dialog[open] .stepper').length).to.equal(0)
  })
})

describe('trade-approval-rules', () => {
  for (const [theme, ground] of grounds)
    it(`lists conditions and approvers, and saves a change with its version, ${theme}`, async () => {
      document.body.style.background = ground
      const part = put('trade-approval-rules', { theme }, true)
      await until(() => part.root.textContent?.includes('大额采购'), 'rules')
      expect(part.words('tbody .rule-cell')[1]).to.equal(
        '应付金额（含运费）超过 ¥5,000.00，须经陈一凡审批（8 工作小时未处理则上报主账号）',
      )
      expect(await faults(part.element)).to.eql([])
      part.press('编辑规则“大额采购”')
      await until(() => part.all('dialog[open]').length > 0, 'dialog')
      expect(await faults(part.element)).to.eql([])
      expect(part.words('dialog [data-field=approverIds] .chip')).to.eql(['陈一凡'])
      // The amounts of a rule are in its currency; the field below it is a condition about purchases.
      expect(part.words('dialog [data-field=amount] .control-leading')).to.eql(['¥'])
      part.press('上级部门负责人', 'dialog[open]')
      part.press('保存', 'dialog[open]')
      await until(() => sent.some(({ path }) => path.includes('/rule/save')), 'saved')
      expect(sent.find(({ path }) => path.includes('/rule/save'))?.body).to.deep.include({
        id: 'a1',
        version: 2,
        conditions: [{ kind: 'amount', basis: 'total', above: '5000.00' }],
        approverIds: ['9'],
        approverKinds: ['upperHead'],
        hours: 8,
      })
    })

  it('saves the limits with their currency', async () => {
    const part = put('trade-approval-rules', {}, true)
    await until(() => part.all('[data-field=limitCurrency]').length > 0, 'settings')
    expect(part.text('[data-field=limitCurrency]')).to.include('USD')
    // The limits may be in another currency than the site.
    expect(part.all('[data-field=selfLimit] .control-leading').length).to.equal(0)
    expect(part.all('[data-field=selfLimit] input').length).to.equal(1)
    part.press('保存')
    await until(() => sent.some(({ path }) => path.includes('/approval/settings')), 'saved')
    const saved = sent.find(({ path }) => path.includes('/approval/settings'))?.body
    expect(saved).to.deep.include({ selfLimit: '50.00', limitCurrency: 'USD' })
  })

  it('saves the hours of emergencies, and hides them without emergencies in the back end', async () => {
    const without = put('trade-approval-rules', {}, true)
    await until(() => without.all('[data-field=mailApproval]').length > 0, 'settings')
    expect(without.all('[data-field=emergencyHours]').length).to.equal(0)
    without.element.remove()
    answers.unshift(['/approval/rules', { ...rules, settings: { ...rules.settings, emergencyHours: 9 } }])
    try {
      const part = put('trade-approval-rules', {}, true)
      await until(() => part.all('[data-field=emergencyHours] input').length > 0, 'the hours')
      fill(part.get('[data-field=emergencyHours] input') as HTMLInputElement, '4')
      part.press('保存')
      await until(() => sent.some(({ path }) => path.includes('/approval/settings')), 'saved')
      const saved = sent.find(({ path }) => path.includes('/approval/settings'))?.body
      expect(saved).to.deep.include({ emergencyHours: 4 })
    } finally {
      answers.shift()
    }
  })

  it('saves working days and hours, and hides them without a calendar in the back end', async () => {
    const without = put('trade-approval-rules', {}, true)
    await until(() => without.all('[data-field=mailApproval]').length > 0, 'settings')
    expect(without.all('[data-field=workdays], [data-field=workFrom]').length).to.equal(0)
    without.element.remove()
    const calendar = { workdays: [1, 2], workFrom: 9, workUntil: 18 }
    answers.unshift(['/approval/rules', { ...rules, settings: { ...rules.settings, ...calendar } }])
    try {
      const part = put('trade-approval-rules', {}, true)
      await until(() => part.all('[data-field=workdays] input:checked').length === 2, 'working days')
      part.get('[data-field=workdays] label:nth-of-type(7) input').click()
      part.press('保存')
      await until(() => sent.some(({ path }) => path.includes('/approval/settings')), 'saved')
      const saved = sent.find(({ path }) => path.includes('/approval/settings'))?.body
      expect(saved).to.deep.include({ workdays: [1, 2, 7], workFrom: 9, workUntil: 18 })
    } finally {
      answers.shift()
    }
  })

  it('adds values by search, removes them, and looks accounts up only on demand', async () => {
    const part = put('trade-approval-rules', {}, true)
    await until(() => part.root.textContent?.includes('大额采购'), 'rules')
    expect(sent.filter(({ path }) => path.includes('/lookUp'))).to.eql([])
    part.press('编辑规则“大额采购”')
    await until(() => part.all('dialog[open] [data-field=sku] [role=combobox]').length > 0, 'dialog')
    await opening(part, 'sku')
    part.named('dialog[open] [role=option]', '6204-ZZ 深沟球轴承').click()
    await until(() => part.words('dialog [data-field=sku] .chip')[0] === '6204-ZZ 深沟球轴承', 'the SKU')
    await opening(part, 'approverIds')
    expect(part.words('dialog[open] [role=option][aria-disabled]')).to.eql(['陈一凡'])
    part.named('dialog[open] [role=option]', '王敏').click()
    await until(() => part.all('dialog [data-field=approverIds] .chip').length === 2, 'both approvers')
    part.get('dialog [data-field=approverIds] [aria-label="移除陈一凡"]').click()
    await until(() => part.words('dialog [data-field=approverIds] .chip').join() === '王敏', 'one approver')
    part.press('保存', 'dialog[open]')
    await until(() => sent.some(({ path }) => path.includes('/rule/save')), 'saved')
    expect(sent.find(({ path }) => path.includes('/rule/save'))?.body).to.deep.include({
      conditions: [
        { kind: 'amount', basis: 'total', above: '5000.00' },
        { kind: 'sku', ids: ['k1'] },
      ],
      approverIds: ['1'],
    })
  })

  it('names the conflicts of a refused rule and saves it after a confirmation', async () => {
    const part = put('trade-approval-rules', {}, true)
    await until(() => part.root.textContent?.includes('大额采购'), 'rules')
    part.press('新增规则')
    await until(() => part.all('dialog[open] [name=amount]').length > 0, 'dialog')
    fill(inputIn(part, 'name'), '禁止')
    fill(inputIn(part, 'amount'), '4000')
    part.press('禁止购买', 'dialog[open]')
    part.press('保存', 'dialog[open]')
    await until(() => part.all('dialog [role=alert]').length > 0, 'the warning')
    expect(part.text('dialog [role=alert]')).to.include('规则“大额采购”将不再起作用')
    expect(await faults(part.element)).to.eql([])
    part.press('仍然保存', 'dialog[open]')
    await until(() => part.all('dialog[open]').length === 0, 'saved')
    const saves = sent.filter(({ path }) => path.includes('/rule/save')).map(({ body }) => body)
    expect(saves).to.have.length(2)
    expect(saves[0]).to.deep.include({ effect: 'deny', accepted: [] })
    expect(saves[1]).to.deep.include({ effect: 'deny', accepted: [conflict.path] })
  })
})
