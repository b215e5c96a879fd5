import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { commonAttributes, describe as describeElement } from '../../../elements/description'
import { region } from '../../../elements/runtime/element'
import { CallError } from '../../../src/core/api/call-error'
import { form } from '../../../src/core/form/form'
import { keptDrafts } from '../../../src/core/store/kept-drafts'
import { scopeOf } from '../../../src/core/host/scope'
import { Form, FormFields, SubmitButton } from '../../../src/ui/forms/form'
import { useFilling } from '../../../src/ui/forms/form-filling'
import { until } from '../goods-page'

const fields = form('testForm', {
  a: { type: 'text', label: ['甲', 'A'] },
  b: { type: 'text', label: ['乙', 'B'] },
  c: { type: 'textarea', label: ['丙', 'C'] },
  d: { type: 'checkbox', label: ['丁', 'D'] },
  e: { type: 'text', label: ['戊', 'E'] },
  password: { type: 'password', label: ['密码', 'Password'] },
})

let answer: () => Promise<unknown> = async () => undefined

function Probe() {
  const filling = useFilling(fields, { send: () => answer() })
  return (
    <Form of={filling}>
      <FormFields of={filling} />
      <SubmitButton of={filling}>提交</SubmitButton>
    </Form>
  )
}

region(
  describeElement({
    tag: 'trade-draft-probe',
    summary: 'A long form to test.',
    attributes: commonAttributes,
  }),
  Probe,
).define()

/** Opens the page again with a new element that has no state. */
async function open() {
  document.querySelector('trade-draft-probe')?.remove()
  const element = document.createElement('trade-draft-probe')
  element.lang = 'zh-CN'
  document.body.append(element)
  const root = element.shadowRoot
  if (!root) throw new Error('not upgraded')
  await until(() => root.querySelector('form'))
  const input = (name: string) =>
    root.querySelector<HTMLInputElement>(`[data-field=${name}] :is(input, textarea)`) ??
    new HTMLInputElement()
  return {
    root,
    value: (name: string) => input(name).value,
    ticked: () => input('d').checked,
    async type(name: string, text: string) {
      input(name).focus()
      await sendKeys({ type: text })
    },
    tick: () => input('d').click(),
    press: (word: string) =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(word))?.click(),
    bar: () => root.querySelector('.inline-bar'),
  }
}

describe('a long form', () => {
  beforeEach(() => {
    answer = async () => undefined
    const drafts = keptDrafts(scopeOf())
    drafts.belongTo('1')
    drafts.forget()
  })
  after(() => document.querySelector('trade-draft-probe')?.remove())

  it('restores typed values with a message, but never a password', async () => {
    const before = await open()
    await before.type('a', '临港')
    await before.type('password', 'abc12345')
    before.tick()
    const after = await open()
    await until(() => after.value('a') === '临港')
    expect([after.ticked(), after.value('password'), after.value('b')]).to.eql([true, '', ''])
    expect(after.bar()?.textContent).to.include('已恢复')
    expect(JSON.stringify({ ...localStorage })).not.to.include('abc12345')
    after.press('清空')
    await until(() => after.value('a') === '')
    expect((await open()).bar()).to.equal(null)
  })

  it('keeps typed values after a 401 and clears them after a successful submit', async () => {
    answer = () => Promise.reject(new CallError('unauthorized', 401, '登录失效'))
    const first = await open()
    await first.type('a', '甲方')
    first.press('提交')
    const second = await open()
    await until(() => second.value('a') === '甲方')
    answer = async () => undefined
    second.press('提交')
    await until(() => second.bar() === null)
    const third = await open()
    await until(() => third.root.querySelector('form'))
    expect([third.value('a'), third.bar()]).to.eql(['', null])
  })

  it('does not show the draft of another buyer', async () => {
    const mine = await open()
    await mine.type('a', '我的')
    keptDrafts(scopeOf()).belongTo('2')
    const other = await open()
    await other.type('b', 'x')
    expect(other.value('a')).to.equal('')
    keptDrafts(scopeOf()).belongTo('1')
    const again = await open()
    await until(() => again.value('a') === '我的')
  })
})
