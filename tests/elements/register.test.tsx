import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeLogin from '../../elements/trade-login'
import tradeRegister from '../../elements/trade-register'
import { actions } from '../../src/core/host/actions'
import { enterText } from './enter-text'
import { faults } from './faults'
import { pause, put, until, type Part } from './goods-page'
import { registerApi, shownText } from './register-api'

tradeRegister.define()
tradeLogin.define()

let api: ReturnType<typeof registerApi>
let part: Part

async function open(page = '', { member = false, tag = 'trade-register', wide = '1200px' } = {}) {
  part = put(tag, page ? { page } : {}, member)
  if (part.element.parentElement) part.element.parentElement.style.width = wide
  await until(
    () =>
      part.all('form, .registration-application-state, .empty-state, .registration-next-steps').length > 0,
  )
}
const field = (name: string) => {
  const [input] = part.all(`[data-field=${name}] input`)
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`)
  return input
}
function type(name: string, text: string) {
  const input = field(name)
  enterText(input, text)
}
const errors = () => part.words('.field-error')
const focused = () => part.root.activeElement?.closest('[data-field]')?.getAttribute('data-field')
const button = (word: RegExp) => part.all('button').find(({ textContent }) => word.test(textContent ?? ''))
function fillAccount(name = 'new-one') {
  type('loginAccount', name)
  type('password', 'abc1234')
  field('agree').click()
}
async function sendCode() {
  type('codeCaptcha', 'TEST')
  button(/获取/)?.click()
  await until(() => part.all('.verify-code-sent').length === 1)
}

before(() => setViewport({ width: 1440, height: 900 }))
beforeEach(() => (api = registerApi()))
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
  localStorage.clear()
  delete actions.openLogin
})

describe('a verification code', () => {
  it('requires a phone and a captcha, and counts down by a monotonic clock', async () => {
    await open()
    button(/获取/)?.click()
    await until(() => errors().length === 1)
    expect(errors()).to.eql(['请输入手机号'])
    await until(() => focused() === 'phone')
    type('phone', '13900001234')
    button(/获取/)?.click()
    await until(() => errors().includes('请输入图形验证码'))
    expect(shownText(part.element)).to.include('请输入图形验证码')
    expect(api.sent('getCheckCode')).to.have.length(0)

    const now = performance.now.bind(performance)
    await sendCode()
    const search = Object.fromEntries(api.sent('getCheckCode')[0]?.search ?? [])
    expect(search).to.include({ phone: '13900001234', scene: 'register', captcha: 'TEST' })
    expect(part.text('[role=status].form-body')).to.include('13900001234')
    await until(() => focused() === 'smsCode')
    expect(button(/60 秒后/)).to.have.property('disabled', true)

    // The tab sleeps for half a minute, and the machine's clock is set back meanwhile.
    const date = Date.now.bind(Date)
    performance.now = () => now() + 30_000
    Date.now = () => date() - 3_600_000
    await until(() => button(/(30|29) 秒后/))
    performance.now = () => now() + 60_000
    await until(() => button(/^重新获取$/))
    performance.now = now
    Date.now = date
    expect(button(/^重新获取$/)).to.have.property('disabled', false)
    expect(part.all('[data-field=codeCaptcha]')).to.have.length(1)
  })

  it('is sent once for ten clicks', async () => {
    await open()
    type('phone', '13900001234')
    type('codeCaptcha', 'TEST')
    await pause(20)
    for (let time = 0; time < 10; time++) button(/获取/)?.click()
    await until(() => part.all('.verify-code-sent').length === 1)
    expect(api.sent('getCheckCode')).to.have.length(1)
  })

  it('shows a wrong captcha at its field and loads a new picture', async () => {
    await open()
    const picture = () => part.get('.sign-in-captcha img').getAttribute('src')
    await until(() => part.all('.sign-in-captcha img').length === 1)
    const before = picture()
    api.state.instead.set('getCheckCode', { code: 428, message: '验证码错误或已过期' })
    type('phone', '13900001234')
    type('codeCaptcha', 'nope')
    await pause(20)
    field('codeCaptcha').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await until(() => errors().includes('验证码错误或已过期'))
    await until(() => part.all('.sign-in-captcha img').length === 1 && picture() !== before)
    expect(field('codeCaptcha').value).to.equal('')
    expect(field('phone').value).to.equal('13900001234')
    // Enter submitted only the code, so there are no other errors.
    expect(errors()).to.have.length(1)
  })
})

describe('registration', () => {
  it('shows all missing fields, the first one as a toast, and focuses it', async () => {
    await open()
    button(/立即注册/)?.click()
    await until(() => errors().length === 5)
    expect(errors()).to.eql([
      '请输入手机号',
      '请输入短信验证码',
      '请输入用户名',
      '请输入密码',
      '请先同意用户协议与隐私政策',
    ])
    expect(shownText(part.element)).to.include('请输入手机号')
    await until(() => focused() === 'phone')
    expect(await faults(part.element)).to.eql([])
  })

  it('registers once for ten clicks and shows the next steps without changing the address', async () => {
    const address = location.href
    await open()
    type('phone', '13900001234')
    await sendCode()
    type('smsCode', '123456')
    fillAccount()
    await pause(20)
    for (let time = 0; time < 10; time++) button(/立即注册/)?.click()
    await until(() => part.all('.registration-next-steps').length === 1)
    await until(() => part.text('.registration-welcome').includes('new-one'))
    expect(api.sent('register').map(({ body }) => body)).to.eql([
      {
        customerType: 'personal',
        phone: '13900001234',
        smsCode: '123456',
        loginAccount: 'new-one',
        password: 'abc1234',
        agree: true,
      },
    ])
    expect(location.href).to.equal(address)
    expect(await faults(part.element)).to.eql([])
    part.press('立即开通')
    await until(() => part.all('[data-field=licenses]').length === 1)
    expect(location.href).to.equal(address)
  })

  it('keeps all input after a 409, shows the reason at its field, and can be submitted again', async () => {
    await open()
    api.state.instead.set('register', {
      code: 409,
      message: '该用户名已被使用',
      errors: [{ path: 'loginAccount', message: '该用户名已被使用' }],
    })
    type('phone', '13900001234')
    type('smsCode', '123456')
    fillAccount('demo')
    await pause(20)
    button(/立即注册/)?.click()
    await until(() => errors().includes('该用户名已被使用'))
    await until(() => focused() === 'loginAccount')
    expect(['phone', 'smsCode', 'password'].map((name) => field(name).value)).to.eql([
      '13900001234',
      '123456',
      'abc1234',
    ])
    expect(field('agree').checked).to.equal(true)
    api.state.instead.clear()
    type('loginAccount', 'free')
    await pause(20)
    button(/立即注册/)?.click()
    await until(() => part.all('.registration-next-steps').length === 1)
  })

  it('shows the agreements in a dialog and keeps typed text', async () => {
    await open('email')
    type('email', 'a@b.cn')
    part.press('隐私政策')
    await until(() => part.all('dialog[open]').length === 1)
    expect(part.text('.agreement-text')).to.include('验证码 5 分钟后失效')
    expect(await faults(part.element)).to.eql([])
    part.press('我知道了')
    await until(() => part.all('dialog').length === 0)
    expect(field('email').value).to.equal('a@b.cn')
  })

  it('switches between phone and e-mail in the element', async () => {
    await open('email')
    part.press('手机注册')
    await until(() => part.all('[data-field=phone]').length === 1)
    part.press('邮箱注册')
    await until(() => part.all('[data-field=email]').length === 1)
    expect(part.get('.tab-current').textContent).to.equal('邮箱注册')
  })

  it('does not overflow at 360 px', async () => {
    await open('supplier', { wide: '360px' })
    expect(part.get('.registration').scrollWidth).to.be.at.most(360)
  })
})

describe('applications', () => {
  it('an enterprise membership requires an uploaded licence, and is then under review', async () => {
    await open('settlement', { member: true })
    expect(await faults(part.element)).to.eql([])
    for (const [name, text] of [
      ['company', '临港机械'],
      ['creditCode', '91310115MA1K4ABC2X'],
      ['contact', '周岚'],
      ['phone', '021-12345678'],
    ] as const)
      type(name, text)
    const given = new DataTransfer()
    given.items.add(new File([new Uint8Array(10)], '执照.pdf', { type: 'application/pdf' }))
    const [input] = part.all('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    input.files = given.files
    let open_ = () => {}
    api.state.gate = new Promise((resolve) => (open_ = resolve))
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => part.words('.file-chip-name').length === 1)
    button(/提交申请/)?.click()
    await pause(50)
    open_()
    await until(() => part.all('.file-attachment [role=status]').length === 0)
    expect(api.sent('settlement')).to.have.length(0)
    await pause(20)
    button(/提交申请/)?.click()
    await until(() => part.all('.registration-application-state').length === 1)
    expect(api.sent('settlement')[0]?.body).to.deep.include({
      licenses: ['/bbb/file/77/%E6%89%A7%E7%85%A7.pdf'],
    })
    expect(part.text('.registration-application-state')).to.include('临港机械').and.include('待审核')
    expect(shownText(part.element)).to.include('申请已提交')
    expect(await faults(part.element)).to.eql([])
  })

  it('shows the reason of a rejected application above a new form', async () => {
    api.state.settlement = { reviewState: 30, company: '临港', reason: '执照不清晰', appliedAt: '' }
    await open('settlement', { member: true })
    expect(part.text('[role=alert]')).to.equal('未通过：执照不清晰')
    expect(button(/提交申请/)).not.to.equal(undefined)
  })

  it('does not offer the membership to its members', async () => {
    api.state.userType = 20
    await open('success', { member: true })
    await until(() => part.all('.registration-next-step').length === 2)
    expect(part.text('.registration-next-steps')).not.to.include('企业会员')
  })

  it('shows the states of both applications among the next steps, with the reason', async () => {
    const of = { company: '临港', reason: '', appliedAt: '' }
    api.state.settlement = { ...of, reviewState: 30, reason: '执照不清晰' }
    api.state.supplier = { ...of, reviewState: 15 }
    await open('success', { member: true })
    await until(() => part.all('.registration-next-step').length === 4)
    expect(part.words('.registration-application-line')).to.eql(['已驳回执照不清晰', '审核中'])
    expect(await faults(part.element)).to.eql([])
  })

  for (const page of ['settlement', 'supplier'])
    it(`shows a sub-account the main account to contact instead of the form: ${page}`, async () => {
      api.state.accountKind = 'sub'
      await open(page, { member: true })
      await until(() => part.all('.empty-state').length === 1)
      expect(part.text('.empty-state')).to.include('仅主账号可用').and.include('主账号管理员')
      expect(button(/提交申请/)).to.equal(undefined)
    })

  it('a supplier registers first, then chooses from the shop’s categories', async () => {
    await open('supplier')
    expect(part.get('[aria-current=step]').textContent).to.include('注册账号')
    type('phone', '13900001234')
    type('smsCode', '123456')
    fillAccount()
    await pause(20)
    button(/立即注册/)?.click()
    await until(() => part.all('[data-field=categories] input').length === 3)
    expect(api.sent('register')[0]?.body).to.include({ customerType: 'corporate' })
    expect(part.get('[aria-current=step]').textContent).to.include('填写资料')
    expect(await faults(part.element)).to.eql([])
  })

  it('opens the login for visitors', async () => {
    let asked = 0
    actions.openLogin = () => void (asked += 1)
    await open('settlement')
    part.press('去登录', '.empty-state')
    expect(asked).to.equal(1)
  })
})

describe('login', () => {
  it('offers password and code, and resets a forgotten password', async () => {
    await open('', { tag: 'trade-login' })
    expect(await faults(part.element)).to.eql([])
    part.press('验证码登录', '.tabs')
    await until(() => part.all('[data-field=smsCode]').length === 1)
    expect(await faults(part.element)).to.eql([])
    part.press('账号登录', '.tabs')
    await until(() => part.all('[data-field=password]').length === 1)
    part.press('忘记密码')
    await until(() => part.all('[data-field=smsCode]').length === 1)
    expect(part.text('.sign-in-title')).to.equal('找回密码')
    expect(await faults(part.element)).to.eql([])
    type('phone', '13900001234')
    type('smsCode', '123456')
    type('password', 'another12')
    await pause(20)
    button(/重设密码/)?.click()
    await until(() => part.all('[data-field=loginAccount]').length === 1)
    expect(api.sent('forgetByPhone')[0]?.body).to.eql({
      phone: '13900001234',
      smsCode: '123456',
      password: 'another12',
    })
    expect(part.text('[role=status]')).to.include('密码已重设，请用新密码登录')
    expect((part.get('[data-field=loginAccount] input') as HTMLInputElement).value).to.equal('retail')
  })

  it('shows the captcha before the first attempt if the site requires it', async () => {
    api.state.needCaptcha = 10
    await open('', { tag: 'trade-login' })
    await until(() => part.all('[data-field=captcha] img').length === 1)
    expect(errors()).to.eql([])
  })

  it('logs in with a verification code', async () => {
    await open('', { tag: 'trade-login' })
    part.press('验证码登录', '.tabs')
    await until(() => part.all('[data-field=smsCode]').length === 1)
    type('phone', '13900001234')
    await sendCode()
    expect(api.sent('getCheckCode')[0]?.search.get('scene')).to.equal('login')
    type('smsCode', '123456')
    await pause(20)
    button(/^登录/)?.click()
    await until(() => part.all('.sign-in-done').length === 1)
    expect(api.sent('loginByPhone')[0]?.body).to.eql({ phone: '13900001234', smsCode: '123456' })
  })
})
