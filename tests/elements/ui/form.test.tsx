import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { describe as describeElement } from '../../../elements/description'
import { region } from '../../../elements/runtime/element'
import { regionAttributes } from '../../../elements/runtime/region-attributes'
import { CallError } from '../../../src/core/api/call-error'
import { form } from '../../../src/core/form/form'
import type { SentOf } from '../../../src/core/form/form-field'
import { scopeOf } from '../../../src/core/host/scope'
import { FormFields, Form, SubmitButton } from '../../../src/ui/forms/form'
import { useFilling } from '../../../src/ui/forms/form-filling'
import { painted } from '../until'

const fields = form('testForm', {
  company: { type: 'text', label: ['公司名称', 'Company'], required: true },
  phone: { type: 'phone', label: ['联系电话', 'Phone'], required: true },
  kind: {
    type: 'select',
    label: ['类型', 'Kind'],
    required: true,
    options: [
      { value: 10, text: ['普通', 'Ordinary'] },
      { value: 20, text: ['专用', 'Special'] },
    ],
  },
  taxNo: {
    type: 'creditCode',
    label: ['税号', 'Tax number'],
    required: true,
    when: ({ kind }) => kind === 20,
  },
  way: {
    type: 'radio',
    label: ['方式', 'Way'],
    options: [
      { value: 1, text: ['纸质', 'Paper'] },
      { value: 2, text: ['电子', 'Electronic'] },
    ],
  },
  password: { type: 'password', label: ['密码', 'Password'] },
  again: {
    type: 'secret',
    label: ['确认密码', 'Repeat password'],
    check: (value, { password }) => value === password,
    wrong: ['两次输入的密码不一致', 'The passwords differ.'],
  },
  note: { type: 'textarea', label: ['备注', 'Note'], max: 20 },
  agreed: { type: 'agreement', label: ['服务协议', 'the terms'], required: true },
})
type Sent = SentOf<typeof fields.fields>

let sent: Sent[] = []
let answer: () => Promise<unknown> = async () => undefined

function Probe() {
  const filling = useFilling(fields, {
    start: { company: '临港精密' },
    send(values) {
      sent.push(values)
      return answer()
    },
  })
  return (
    <Form of={filling}>
      <FormFields of={filling} />
      <output>{filling.dirty ? 'dirty' : 'clean'}</output>
      <SubmitButton of={filling}>提交申请</SubmitButton>
    </Form>
  )
}

region(
  describeElement({ tag: 'trade-form-probe', summary: 'A form to test.', attributes: regionAttributes }),
  Probe,
).define()

const settled = async () => {
  for (let round = 0; round < 4; round++) await painted()
}
let element: HTMLElement
function root(): ShadowRoot {
  if (!element.shadowRoot) throw new Error('not upgraded')
  return element.shadowRoot
}

function find<T extends Element>(selector: string, kind: new () => T): T {
  const found = root().querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`no ${selector}`)
  return found
}
const at = (name: string) => find(`[data-field="${name}"]`, HTMLElement)
const input = (name: string) => {
  const found = at(name).querySelector('input, select, textarea')
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
  if (found instanceof HTMLTextAreaElement) return found
  throw new Error(`no control for ${name}`)
}
const complaint = (name: string) => at(name).querySelector('.field-error')?.textContent?.trim()
const complaints = () =>
  [...root().querySelectorAll('[data-field]')]
    .filter((field) => field.querySelector('.field-error'))
    .map((field) => field.getAttribute('data-field'))
const button = () => find('button[type=submit]', HTMLButtonElement)
const toasts = () => scopeOf(element).toasts.$toasts.get()
const focused = () => root().activeElement

async function type(name: string, text: string) {
  input(name).focus()
  const control = input(name)
  if (!(control instanceof HTMLSelectElement)) control.select()
  if (text) await sendKeys({ type: text })
  else await sendKeys({ press: 'Delete' })
  await settled()
}
async function choose(name: string, value: string) {
  const control = input(name)
  control.focus()
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
  await settled()
}
async function tick(selector: string) {
  find(selector, HTMLInputElement).click()
  await settled()
}
async function press() {
  button().click()
  await settled()
}
async function fillAll() {
  await type('phone', '13800001001')
  await choose('kind', '10')
  await tick('[data-field=agreed] input')
}
const selected = (name: string) => `[data-field=${name}] input`

describe('a form', () => {
  beforeEach(async () => {
    sent = []
    answer = async () => undefined
    scopeOf().toasts.$toasts.set([])
    element = document.createElement('trade-form-probe')
    document.body.replaceChildren(element)
    await settled()
  })

  it('hides the fields of the hide attribute except required ones', async () => {
    element.setAttribute('hide', 'note company way')
    await settled()
    const gone = Object.keys(fields.fields).filter(
      (name) => root().querySelector(`[data-field=${name}]`) && getComputedStyle(at(name)).display === 'none',
    )
    expect(gone).to.deep.equal(['way', 'note'])
  })

  it('shows no errors before input', () => {
    expect(complaints()).to.deep.equal([])
    expect(find('output', HTMLElement).textContent).to.equal('clean')
  })

  it('shows an error when a field loses the focus, and updates it on every change', async () => {
    await type('phone', '138')
    expect(complaint('phone')).to.equal(undefined)
    await sendKeys({ press: 'Tab' })
    await settled()
    expect(complaint('phone')).to.equal('手机号格式错误')
    await type('phone', '1380000100')
    expect(complaint('phone')).to.equal('手机号格式错误')
    await sendKeys({ type: '1' })
    await settled()
    expect(complaint('phone')).to.equal(undefined)
    await sendKeys({ press: 'Backspace' })
    await settled()
    expect(complaint('phone')).to.equal('手机号格式错误')
  })

  it('links label, hint and error to the control', async () => {
    const control = input('phone')
    expect(at('phone').querySelector('label')?.getAttribute('for')).to.equal(control.id)
    expect(control.getAttribute('aria-required')).to.equal('true')
    expect(control.hasAttribute('aria-invalid')).to.equal(false)
    await type('phone', 'x')
    await sendKeys({ press: 'Tab' })
    await settled()
    expect(control.getAttribute('aria-invalid')).to.equal('true')
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => root().querySelector(`#${CSS.escape(id)}`)?.textContent)).to.deep.equal([
      '手机号格式错误',
    ])
    const hint = input('password').getAttribute('aria-describedby') ?? ''
    expect(root().querySelector(`#${CSS.escape(hint)}`)?.textContent).to.equal(
      '须包含数字和字母，长度 8–15 位',
    )
  })

  it('shows the first error as a toast on submit, scrolls to it and focuses it', async () => {
    await setViewport({ width: 900, height: 400 })
    element.style.marginTop = '900px'
    element.style.marginBottom = '900px'
    await type('company', '')
    window.scrollTo(0, 0)
    await press()
    expect(sent).to.deep.equal([])
    expect(complaints()).to.deep.equal(['company', 'phone', 'kind', 'agreed'])
    expect(toasts().map(({ form: shape, tone, title }) => [shape, tone, title])).to.deep.equal([
      ['brief', 'warning', '请输入公司名称'],
    ])
    expect(focused() === input('company')).to.equal(true)
    expect(Math.round(at('company').getBoundingClientRect().top)).to.equal(120)
    expect(complaint('kind')).to.equal('请选择类型')
    expect(complaint('agreed')).to.equal('请先同意服务协议')
  })

  it('does not scroll if the error is visible', async () => {
    await setViewport({ width: 900, height: 1000 })
    element.style.marginTop = '140px'
    element.style.marginBottom = '900px'
    await type('company', '')
    window.scrollTo(0, 10)
    await press()
    expect(window.scrollY).to.equal(10)
    expect(focused() === input('company')).to.equal(true)
  })

  it('sends trimmed texts, choices as values, and undefined for empty fields', async () => {
    await fillAll()
    await type('company', '  临港 ')
    await press()
    expect(sent).to.deep.equal([
      {
        company: '临港',
        phone: '13800001001',
        kind: 10,
        taxNo: undefined,
        way: undefined,
        password: undefined,
        again: undefined,
        note: undefined,
        agreed: true,
      },
    ])
  })

  it('renders, requires and sends a field only while its condition is true', async () => {
    await fillAll()
    expect(root().querySelectorAll('[data-field=taxNo]').length).to.equal(0)
    await choose('kind', '20')
    await press()
    expect(complaint('taxNo')).to.equal('请输入税号')
    await type('taxNo', '91310000MA1FL0000X')
    await press()
    expect(sent[0]?.taxNo).to.equal('91310000MA1FL0000X')
    await choose('kind', '10')
    await press()
    expect(sent[1]?.taxNo).to.equal(undefined)
  })

  it('sends once for 10 clicks and Enter, and is busy meanwhile', async () => {
    await fillAll()
    let done = () => {}
    answer = () => new Promise<void>((go) => (done = go))
    for (let time = 0; time < 10; time++) button().click()
    input('company').focus()
    await sendKeys({ press: 'Enter' })
    await settled()
    expect(sent.length).to.equal(1)
    expect(button().getAttribute('aria-busy')).to.equal('true')
    done()
    await settled()
    expect(button().hasAttribute('aria-busy')).to.equal(false)
    await press()
    expect(sent.length).to.equal(2)
    done()
  })

  it('keeps typed text after a 400 and shows each message at its field', async () => {
    await fillAll()
    answer = () =>
      Promise.reject(
        new CallError('business', 400, '公司名称已存在', '', [
          { path: 'company', message: '公司名称已存在' },
          { path: 'body.phone', message: '手机号已被使用' },
          { path: 'nothing.of.ours', message: '?' },
        ]),
      )
    await press()
    expect([complaint('company'), complaint('phone')]).to.deep.equal(['公司名称已存在', '手机号已被使用'])
    expect(focused() === input('company')).to.equal(true)
    expect(input('phone').value).to.equal('13800001001')
    await sendKeys({ press: 'End' })
    await sendKeys({ type: '厂' })
    await settled()
    expect([complaint('company'), complaint('phone')]).to.deep.equal([undefined, '手机号已被使用'])
    answer = async () => undefined
    await press()
    expect(sent[1]?.company).to.equal('临港精密厂')
  })

  it('keeps typed text after a network error, and can be submitted again', async () => {
    await fillAll()
    answer = () => Promise.reject(new CallError('network', 0, ''))
    await press()
    expect(complaints()).to.deep.equal([])
    expect([input('company').value, input('phone').value]).to.deep.equal(['临港精密', '13800001001'])
    answer = async () => undefined
    await press()
    expect(sent.length).to.equal(2)
  })

  it('compares the repeated password again when the first one changes', async () => {
    await type('password', 'abcd1234')
    await type('again', 'abcd1235')
    await sendKeys({ press: 'Tab' }) // to the eye
    await sendKeys({ press: 'Tab' })
    await settled()
    expect(complaint('again')).to.equal('两次输入的密码不一致')
    await type('password', 'abcd1235')
    expect(complaint('again')).to.equal(undefined)
  })

  it('shows no password error when the focus moves to the button that reveals it', async () => {
    await type('password', 'abc')
    const eye = at('password').querySelector('button')
    eye?.focus()
    eye?.click()
    await settled()
    expect(complaint('password')).to.equal(undefined)
    expect(input('password').getAttribute('type')).to.equal('text')
    input('company').focus()
    await settled()
    expect(complaint('password')).to.equal('密码须包含数字和字母，长度 8–15 位')
  })

  it('groups radios under their label and sends the chosen value', async () => {
    const group = at('way').querySelector('[role=radiogroup]')
    const named = group?.getAttribute('aria-labelledby') ?? ''
    expect(root().querySelector(`#${CSS.escape(named)}`)?.textContent).to.equal('方式')
    await tick(`${selected('way')}[value="2"]`)
    await fillAll()
    await press()
    expect(sent[0]?.way).to.equal(2)
    expect(find('output', HTMLElement).textContent).to.equal('dirty')
  })

  it('changes its language with lang, including visible errors', async () => {
    await press()
    expect(complaint('company')).to.equal(undefined)
    expect(complaint('phone')).to.equal('请输入联系电话')
    element.setAttribute('lang', 'en')
    await settled()
    expect(complaint('phone')).to.equal('Please enter phone.')
    expect(at('kind').querySelector('label')?.textContent).to.equal('Kind')
  })

  it('closes an earlier error toast after a successful submit', async () => {
    await fillAll()
    const { full, $toasts } = scopeOf(element).toasts
    full('error', '支付密码错误')
    // As if it had been read for a minute.
    $toasts.set($toasts.get().map((toast) => ({ ...toast, at: toast.at - 60_000 })))
    await press()
    expect(sent.length).to.equal(1)
    expect(toasts()).to.eql([])
  })

  it('shows an error for a text beyond its maximum instead of cutting it', async () => {
    await type('company', '禾'.repeat(51))
    expect(complaint('company')).to.contain('50 个字符')
    for (const name of ['company', 'note', 'again'] as const)
      expect(input(name).hasAttribute('maxlength')).to.equal(false)
  })
})
