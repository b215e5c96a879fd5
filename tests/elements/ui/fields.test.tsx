import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Input } from '../../../src/ui/forms/input'
import { PasswordInput } from '../../../src/ui/forms/password-input'
import { Select } from '../../../src/ui/forms/select'
import { Textarea } from '../../../src/ui/forms/textarea'
import { type Mounted, mount, press } from './mount'

const described = ({ get }: Mounted, selector: string) =>
  (get(selector).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => get(`#${CSS.escape(id)}`).textContent)

describe('input', () => {
  it('adds its error to its description', () => {
    const mounted = mount(
      <>
        <p id="hint">11 位</p>
        <Input aria-label="手机" aria-describedby="hint" error="手机号格式错误" />
        <Select aria-label="原因" options={[]} value="" onChoose={() => {}} error="请选择申请原因" />
        <Textarea aria-label="描述" error="请输入需求描述" />
      </>,
    )
    expect(described(mounted, 'input')).to.eql(['11 位', '手机号格式错误'])
    expect(described(mounted, 'select')).to.eql(['请选择申请原因'])
    expect(described(mounted, 'textarea')).to.eql(['请输入需求描述'])
    expect(mounted.all('[aria-invalid=true]').length).to.equal(3)
  })

  it('has a red border for an error that is shown elsewhere', () => {
    const invalid = { 'aria-invalid': true, onChoose: () => {}, options: [], value: '' } as const
    const { all } = mount(
      <>
        <Input aria-label="电话" error="请输入联系电话" />
        <Select aria-label="省份" {...invalid} />
        <Select aria-label="城市" {...invalid} disabled />
        <Input aria-label="标签" />
      </>,
    )
    expect(all('[aria-invalid=true]').length).to.equal(3)
    const [wrong, province, city, right] = all('.control-frame').map(
      (one) => getComputedStyle(one).borderColor,
    )
    expect(province).to.equal(wrong)
    expect(wrong).not.to.equal(right)
    expect(city).not.to.equal(wrong)
  })

  it('is 28, 36 or 44 px high, with its focus ring on its border', () => {
    for (const [size, height] of [
      ['small', 28],
      ['medium', 36],
      ['large', 44],
    ] as const) {
      const { get } = mount(<Input size={size} aria-label="text" />)
      const frame = get('.control-frame')
      expect(frame.getBoundingClientRect().height).to.equal(height)
      get('input').focus()
      expect(getComputedStyle(frame).boxShadow).to.contain('0px 0px 0px 1px')
      expect(getComputedStyle(get('input')).outlineStyle).to.equal('none')
    }
  })

  it('keeps a text beyond its maximum and shows an error', () => {
    const typed = (value: string) => <Input aria-label="text" maxLength={20} value={value} readOnly />
    const { get, draw, text } = mount(typed('收'.repeat(34)))
    expect(get<HTMLInputElement>('input').value).to.equal('收'.repeat(34))
    expect(get<HTMLInputElement>('input').hasAttribute('maxlength')).to.equal(false)
    expect(text('.field-error')).to.equal('最多 20 个字符，已输入 34 个')
    draw(typed('收'.repeat(20)))
    expect(get('input').getAttribute('aria-invalid')).to.equal(null)
  })

  it('shows and hides a password without changing it', () => {
    const { get } = mount(<PasswordInput aria-label="密码" defaultValue="abc12345" />)
    const field = () => get<HTMLInputElement>('input')
    expect(field().type).to.equal('password')
    press(get('[aria-label="显示密码"]'))
    expect([field().type, field().value]).to.eql(['text', 'abc12345'])
    press(get('[aria-label="隐藏密码"]'))
    expect(field().type).to.equal('password')
  })
})

describe('textarea', () => {
  it('counts typed and initial characters, and shows an error if there are too many', async () => {
    const { get, text } = mount(<Textarea aria-label="描述" defaultValue="已拍照" maxLength={5} />)
    expect(text('.textarea-counter')).to.equal('3/5')
    get('textarea').focus()
    await sendKeys({ type: 'abcdef' })
    expect(text('.textarea-counter')).to.equal('9/5')
    expect(text('.field-error')).to.equal('最多 5 个字符，已输入 9 个')
  })
})
