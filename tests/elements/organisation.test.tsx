import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeUserCenter from '../../elements/trade-user-center'
import { scopeOf } from '../../src/core/host/scope'
import { demoUser } from './demo-user'
import { faults } from './faults'
import { fill, put, until, type Part } from './goods-page'
import { pageAnswer } from './page-answer'
import { variants } from '../hard/amounts'

tradeUserCenter.define()

const roles = [
  { id: 'buyer', name: '', given: 10, rights: ['order.place'] },
  { id: '30', name: '仓管', given: 20, rights: ['request.see', 'budget.manage'] },
]
const company = { id: '1', name: '禾拓机械', head: { id: '1', name: '王敏' }, members: 2 }
const plant = { id: '20', parentId: '1', name: '生产部', head: { id: '9', name: '陈一凡' }, members: 1 }
const line = { id: '21', parentId: '20', name: '一车间', members: 0 }
const member = {
  id: '9',
  loginAccount: 'chen',
  legalName: '陈一凡',
  phone: '',
  kind: 'sub',
  priceMultiplier: '1.0000',
  needReview: 20,
  status: 10,
  createdAt: '2026-11-20 10:42:00',
  unitId: '21',
  roles: ['buyer'],
}

let units: object[] = []
let one: object = member
let user: object = demoUser
let work = { requests: 2, approvals: 1, heads: 0 }
let sent: { path: string; body: Record<string, unknown> }[] = []
/** Part of a path whose calls fail. */
let failing = ''
const answers: [string, () => unknown][] = [
  ['/getUserInfo', () => user],
  ['/organisation/units', () => ({ units })],
  ['/organisation/roles', () => ({ roles })],
  ['/organisation/role/', () => '40'],
  ['/organisation/handOver', () => true],
  ['/members/roles/', () => true],
  ['/members/openWork/', () => work],
  ['/members/status/', () => true],
  ['/unit/add', () => '30'],
  ['/organisation/unit/', () => true],
  ['/members/page', () => pageAnswer([one])],
  ['/members/erase/', () => true],
  ['/members/update/', () => true],
  ['/members/lookUp', () => pageAnswer([{ id: '9', name: '陈一凡' }])],
]

const real = globalThis.fetch
beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  units = [company, plant, line]
  one = member
  user = demoUser
  work = { requests: 2, approvals: 1, heads: 0 }
  sent = []
  failing = ''
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const found = answers.find(([part]) => url.pathname.includes(part))
    if (!found) return real(input, init)
    const body = JSON.parse(typeof init?.body === 'string' && init.body ? init.body : '{}')
    sent.push({ path: url.pathname, body })
    if (failing && url.pathname.includes(failing))
      return Response.json({ code: 500, message: '系统繁忙', data: null }, { status: 500 })
    return Response.json({ code: 200, message: '', data: found[1]() })
  }
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  globalThis.fetch = real
})

const sentTo = (end: string) => sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)

async function opened(attributes = {}): Promise<Part> {
  const part = put('trade-user-center', { page: '/user/members', ...attributes }, true)
  await until(() => part.all('tbody [role=row], tbody tr').length > 0, 'the members')
  return part
}
async function openedUnits(attributes = {}): Promise<Part> {
  const part = await opened(attributes)
  part.press('部门', '.tabs')
  await until(() => part.all('.unit-row').length === 3, 'the departments')
  return part
}

describe('the members page', () => {
  it('shows the department of each member and filters by department', async () => {
    const part = await opened()
    await until(() => part.root.textContent?.includes('生产部 / 一车间'), 'the department')
    const select = part.get('.member-filters select') as HTMLSelectElement
    select.value = '20'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => sentTo('/members/page').some(({ unitId }) => unitId === '20'), 'the filter')
  })

  it('shows an error if the departments do not load, and retries', async () => {
    failing = '/organisation/units'
    const part = await opened()
    await until(() => part.root.textContent?.includes('部门没有加载出来'), 'the failure')
    failing = ''
    part.press('重新加载', '.inline-bar')
    await until(() => part.root.textContent?.includes('生产部 / 一车间'), 'the department')
    expect(part.all('.inline-bar')).to.eql([])
  })

  it('moves a member to another department', async () => {
    const part = await opened()
    await until(() => part.root.textContent?.includes('生产部 / 一车间'), 'the department')
    part.press('编辑', 'tbody')
    await until(() => part.all('dialog [data-field=unitId] option').length > 0, 'the choices')
    const select = part.get('dialog [data-field=unitId] select') as HTMLSelectElement
    expect(select.value).to.equal('21')
    select.value = '20'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    part.press('保存', 'dialog')
    await until(() => sentTo('/members/update/9').length === 1, 'the change')
    expect(sentTo('/members/update/9')[0]).to.deep.include({ unitId: '20', legalName: '陈一凡' })
  })

  it('shows the open work of a member in the dialog that disables the account', async () => {
    const part = await opened()
    part.press('停用', 'tbody')
    await until(() => part.all('dialog [role=status]').some((one) => one.textContent), 'the work')
    expect(part.text('dialog [role=status]')).to.equal('待交接：采购申请 2 个，待审批 1 个，负责部门 0 个。')
    expect(part.all('dialog [data-field=successorId]')).to.have.length(1)
    part.press('停用', 'dialog')
    await until(() => sentTo('/members/status/9').length === 1, 'closed')
    expect(sentTo('/members/status/9')[0]).to.eql({ status: 20 })
  })

  it('asks for no successor for a member without open work', async () => {
    work = { requests: 0, approvals: 0, heads: 0 }
    const part = await opened()
    part.press('停用', 'tbody')
    await until(() => part.all('dialog [role=status]').some((one) => one.textContent), 'the work')
    expect(part.all('dialog [data-field=successorId]')).to.have.length(0)
  })

  it('erases a disabled member’s personal data after a confirmation, then offers no action', async () => {
    one = { ...member, status: 20, erased: 20 }
    const part = await opened()
    await until(() => part.words('tbody button').join() === '编辑,角色,启用,删除资料', 'the actions')
    part.press('删除资料', 'tbody')
    await until(() => part.all('dialog').length > 0, 'the question')
    expect(part.text('dialog')).to.include('删除 陈一凡 的个人资料？')
    one = { ...member, status: 20, erased: 10, legalName: '前成员 1', loginAccount: '前成员 1' }
    part.press('删除资料', 'dialog')
    await until(() => part.text('tbody')?.includes('资料已删除') ?? false, 'the erased member')
    expect(sentTo('/members/erase/9')).to.have.length(1)
    expect(part.words('tbody button')).to.eql([])
  })

  it('does not offer handing over the company to a sub-account that manages members', async () => {
    user = { ...demoUser, accountKind: 'sub', rights: ['member.manage'] }
    const part = await opened()
    expect(part.words('button')).to.include('新增子账号')
    expect(part.words('button')).to.not.include('移交企业')
  })

  it('hands the company over with the payment password, and logs out', async () => {
    const part = await opened()
    await until(() => part.all('button').some((one) => one.textContent === '移交企业'), 'the button')
    part.press('移交企业')
    await until(() => part.all('dialog[open] [role=combobox]').length > 0, 'the field')
    part.get('dialog[open] [role=combobox]').click()
    await until(() => part.words('dialog[open] [role=option]').includes('陈一凡'), 'the choices')
    part.named('dialog[open] [role=option]', '陈一凡').click()
    fill(part.get('dialog[open] [data-field=payPassword] input') as HTMLInputElement, '123456')
    part.press('移交并退出', 'dialog')
    await until(() => sentTo('/organisation/handOver').length === 1, 'the hand-over')
    expect(sentTo('/organisation/handOver')[0]).to.eql({ memberId: '9', payPassword: '123456' })
    await until(() => scopeOf(part.element).token.$token.get() === '', 'the logout')
  })

  it('shows neither departments nor their filter in a company without any', async () => {
    units = [company]
    const part = await opened()
    await until(() => sentTo('/organisation/units').length > 0, 'the departments')
    part.press('编辑', 'tbody')
    await until(() => part.all('dialog [data-field=legalName]').length > 0, 'the form')
    expect(part.all('dialog [data-field=unitId]')).to.have.length(0)
    expect(part.all('.member-filters select')).to.have.length(0)
  })
})

describe('roles', () => {
  it('are assigned to a member', async () => {
    const part = await opened()
    await until(() => part.root.textContent?.includes('生产部 / 一车间 · 采购员'), 'the role')
    part.press('角色', 'tbody')
    await until(() => part.all('dialog [data-field=roles] label').length === 2, 'the choices')
    part.press('仓管', 'dialog')
    part.press('保存', 'dialog')
    await until(() => sentTo('/members/roles/9').length === 1, 'the change')
    expect(sentTo('/members/roles/9')[0]).to.eql({ roles: ['buyer', '30'] })
  })

  it('are listed with their permissions, and a new one is added', async () => {
    const part = await opened()
    part.press('角色', '.tabs')
    await until(() => part.all('.unit-row').length === 2, 'the roles')
    expect(part.words('.unit-words')).to.eql([
      '采购员提交订单和采购申请',
      '仓管查看全公司采购申请 · 管理预算与成本中心',
    ])
    expect(await faults(part.element)).to.eql([])
    part.press('新增角色')
    await until(() => part.all('dialog [data-field=rights] label').length > 0, 'the form')
    fill(part.get('dialog [data-field=name] input') as HTMLInputElement, '审计')
    part.press('查看全公司采购申请', 'dialog')
    part.press('保存', 'dialog')
    await until(() => sentTo('/role/add').length === 1, 'the role')
    expect(sentTo('/role/add')[0]).to.eql({ name: '审计', rights: ['request.see'] })
  })

  it('warn about permissions that allow ordering and approving alone, and can be saved', async () => {
    const part = await opened()
    part.press('角色', '.tabs')
    await until(() => part.all('.unit-row').length === 2, 'the roles')
    part.press('新增角色')
    await until(() => part.all('dialog [data-field=rights] label').length > 0, 'the form')
    fill(part.get('dialog [data-field=name] input') as HTMLInputElement, '全能')
    part.press('提交订单和采购申请', 'dialog')
    expect(part.text('dialog [role=status]')).to.equal('')
    part.press('管理预算与成本中心', 'dialog')
    await until(() => part.text('dialog [role=status]') === '同一人既可下单又可调整预算。', 'the warning')
    part.press('管理预算与成本中心', 'dialog')
    await until(() => part.text('dialog [role=status]') === '', 'no warning')
    part.press('审批采购申请', 'dialog')
    await until(() => part.text('dialog [role=status]').startsWith('同一人既可下单又可审批'), 'the warning')
    part.press('保存', 'dialog')
    await until(() => sentTo('/role/add').length === 1, 'the role')
    expect(sentTo('/role/add')[0]).to.eql({ name: '全能', rights: ['order.place', 'request.approve'] })
  })

  it('warn about the combined permissions of a member’s roles', async () => {
    const part = await opened()
    await until(() => part.root.textContent?.includes('生产部 / 一车间 · 采购员'), 'the role')
    part.press('角色', 'tbody')
    await until(() => part.all('dialog [data-field=roles] label').length === 2, 'the choices')
    part.press('仓管', 'dialog')
    await until(() => part.text('dialog [role=status]') === '同一人既可下单又可调整预算。', 'the warning')
  })
})

describe('departments', () => {
  it('are shown as a tree with their heads and link to their members', async () => {
    const part = await openedUnits()
    expect(part.all('.unit-tree > ul > li > ul > li > ul > li')).to.have.length(1)
    expect(part.words('.unit-words')).to.eql([
      '禾拓机械负责人 王敏',
      '生产部负责人 陈一凡',
      '一车间由上级部门负责人审批',
    ])
    part.press('1 个账号')
    await until(() => sentTo('/members/page').at(-1)?.unitId === '20', 'its members')
  })

  it('are added below a parent, and cannot be moved below their own child', async () => {
    const part = await openedUnits()
    part.press('新增下级部门：一车间')
    await until(() => part.all('dialog [data-field=name] input').length > 0, 'the form')
    fill(part.get('dialog [data-field=name] input') as HTMLInputElement, '一班')
    part.press('保存', 'dialog')
    await until(() => sentTo('/unit/add').length === 1, 'the department')
    expect(sentTo('/unit/add')[0]).to.eql({ name: '一班', parentId: '21' })
    await until(() => part.all('dialog').length === 0, 'closed')
    part.press('编辑部门“生产部”')
    await until(() => part.all('dialog [data-field=parentId] option').length > 0, 'the choices')
    expect(part.words('dialog [data-field=parentId] option')).to.not.include('生产部 / 一车间')
    expect(part.words('dialog [data-field=parentId] option')).to.include('禾拓机械')
    part.press('保存', 'dialog')
    await until(() => sentTo('/unit/update/20').length === 1, 'the change')
    expect(sentTo('/unit/update/20')[0]).to.eql({ name: '生产部', parentId: '1', headId: '9' })
  })

  for (const theme of variants(['light', 'dark']))
    it(`have no accessibility faults and no overflow at 360 px (${theme})`, async () => {
      const part = await openedUnits({ theme })
      expect(await faults(part.element)).to.eql([])
      const box = part.element.parentElement
      if (box) box.style.width = '360px'
      await until(() => part.get('.unit-tree').getBoundingClientRect().width <= 360, 'narrow')
      expect(part.element.scrollWidth).to.be.at.most(360)
    })
})
