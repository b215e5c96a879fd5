import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeUserCenter from '../../elements/trade-user-center'
import { demoUser } from './demo-user'
import { faults } from './faults'
import { choose, fill, put, until, type Part } from './goods-page'
import { pageAnswer } from './page-answer'

tradeUserCenter.define()

const roles = [
  { id: 'buyer', name: '', given: 10, rights: ['order.place'] },
  { id: 'approver', name: '', given: 10, rights: ['request.approve'] },
]
const company = { id: '1', name: '禾拓机械', head: { id: '1', name: '王敏' }, members: 2 }
const plant = { id: '20', parentId: '1', name: '生产部', head: { id: '9', name: '陈一凡' }, members: 1 }
const row = {
  id: '7',
  target: '13900001234',
  legalName: '秦川',
  kind: 'sub',
  priceMultiplier: '1.0000',
  needReview: 20,
  unitId: '20',
  roles: ['buyer'],
  state: 10,
  invitedBy: { id: '1', name: '王敏' },
  createdAt: '2026-11-30 10:00:00',
  expiresAt: '2026-12-07 10:00:00',
  sends: 1,
  actions: ['resend', 'withdraw'],
}

const missing = { row: 1, column: 'unitId', code: 400, message: '没有此部门' }

let refused = false
let sent: { path: string; body: Record<string, unknown> }[] = []
const wrong = {
  code: 409,
  message: '',
  data: null,
  errors: [{ path: 'target', message: '此人已是贵司成员' }],
}
const answers: [string, () => unknown][] = [
  ['/getUserInfo', () => demoUser],
  ['/organisation/units', () => ({ units: [company, plant] })],
  ['/organisation/roles', () => ({ roles })],
  ['/members/page', () => pageAnswer([])],
  [
    '/invitations/page',
    () => pageAnswer([row, { ...row, id: '8', legalName: '陈默', state: 30, actions: [] }]),
  ],
  ['/invitations/add', () => '9'],
  ['/invitations/check', () => ({ invited: 1, faults: [missing] })],
  ['/invitations/import', () => ({ invited: 1, faults: [] })],
  ['/invitations/resend/', () => true],
  ['/invitations/withdraw/', () => true],
]

const real = globalThis.fetch
beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  sent = []
  refused = false
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const found = answers.find(([part]) => url.pathname.includes(part))
    if (!found) return real(input, init)
    const body = JSON.parse(typeof init?.body === 'string' && init.body ? init.body : '{}')
    sent.push({ path: url.pathname, body })
    if (refused && /\/(add|import)$/.test(url.pathname)) return Response.json(wrong)
    return Response.json({ code: 200, message: '', data: found[1]() })
  }
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  globalThis.fetch = real
})

const sentTo = (part: string) => sent.filter(({ path }) => path.includes(part))
async function opened(): Promise<Part> {
  const part = put('trade-user-center', { page: '/user/members' }, true)
  await until(() => part.all('.tabs').length > 0 && sentTo('/organisation/roles').length > 0, 'the page')
  part.press('邀请', '.tabs')
  await until(() => part.root.textContent?.includes('生产部 · 采购员'), 'the invitations')
  return part
}

describe('the invitations of a company', () => {
  it('are listed with state, department and roles, and can be resent or withdrawn', async () => {
    const part = await opened()
    expect(part.root.textContent).to.include('已撤回')
    expect(await faults(part.element)).to.eql([])
    expect(part.all('[aria-label*=陈默]')).to.eql([])
    part.press('重新发送给 秦川')
    await until(() => sentTo('/resend/7').length === 1, 'the message')
    part.press('撤回给 秦川 的邀请')
    await until(() => part.all('dialog').length === 1, 'the question')
    expect(sentTo('/withdraw/7')).to.have.length(0)
    part.press('撤回', 'dialog')
    await until(() => sentTo('/withdraw/7').length === 1, 'the end')
    choose(part.get('.member-filters select'), '40')
    await until(() => sentTo('/invitations/page').some(({ body }) => body['state'] === 40), 'the filter')
  })

  it('are created in a dialog that keeps its input after a refusal', async () => {
    refused = true
    const part = await opened()
    part.press('邀请成员')
    await until(() => part.all('dialog [data-field=target] input').length === 1, 'the form')
    fill(part.get('dialog [data-field=target] input') as HTMLInputElement, '13900001234')
    fill(part.get('dialog [data-field=legalName] input') as HTMLInputElement, '秦川')
    choose(part.get('dialog [data-field=unitId] select'), '20')
    part.press('审批人', 'dialog')
    part.press('发送邀请', 'dialog')
    await until(() => part.text('dialog [data-field=target]').includes('此人已是贵司成员'), 'the refusal')
    refused = false
    part.press('发送邀请', 'dialog')
    await until(() => part.all('dialog').length === 0, 'the end')
    expect(sentTo('/add').at(-1)?.body).to.eql({
      target: '13900001234',
      legalName: '秦川',
      unitId: '20',
      kind: 'sub',
      roles: ['buyer'],
      needReview: 20,
    })
  })
})

describe('an import of members', () => {
  const rows = ['姓名,手机号,部门', '秦川,13900001234,', '陈默,13900001235,火星部', '秦川,13900001234,']
  function upload(part: Part) {
    const input = part.get('dialog input[type=file]') as HTMLInputElement
    const given = new DataTransfer()
    given.items.add(new File([`\ufeff${rows.join('\n')}`], '成员.csv'))
    input.files = given.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  async function checked(): Promise<Part> {
    const part = await opened()
    part.press('导入')
    await until(() => part.all('dialog input[type=file]').length === 1, 'the dialog')
    upload(part)
    await until(() => part.text('dialog [role=status]').includes('可发送邀请'), 'the check')
    return part
  }

  it('names invalid rows before it sends anything, and invites the others', async () => {
    const part = await checked()
    expect(part.text('dialog [role=status]')).to.equal('1 行可发送邀请，2 行有误。')
    expect(part.words('dialog li')).to.eql([
      '第 3 行 · 部门：没有此部门',
      '第 4 行 · 手机号或邮箱：与第 2 行重复',
    ])
    expect(await faults(part.element)).to.eql([])
    expect(sentTo('/invitations/import')).to.have.length(0)
    part.press('向 1 人发送邀请', 'dialog')
    await until(() => part.text('dialog [role=status]').includes('已邀请 1 人'), 'the end')
    expect(sentTo('/invitations/import').map(({ body }) => body['rows'])).to.eql([
      [
        {
          legalName: '秦川',
          target: '13900001234',
          loginAccount: '',
          unitId: '',
          roles: '',
          kind: '',
          priceMultiplier: '',
          needReview: '',
        },
      ],
    ])
    expect(part.words('dialog button')).to.not.include('向 1 人发送邀请')
  })

  it('continues with the remaining rows after a failed request', async () => {
    const part = await checked()
    refused = true
    part.press('向 1 人发送邀请', 'dialog')
    await until(() => part.words('dialog button').includes('继续'), 'the failure')
    expect(part.text('dialog [role=status]')).to.equal('已邀请 0 人，其余尚未发送。')
    refused = false
    part.press('继续', 'dialog')
    await until(() => part.text('dialog [role=status]').includes('已邀请 1 人'), 'the end')
  })
})
