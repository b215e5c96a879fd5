import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { Checkbox } from '../../../src/ui/forms/checkbox'
import { Radio } from '../../../src/ui/forms/radio'
import { Switch } from '../../../src/ui/forms/switch'
import { focused, mount, press } from './mount'

const lines = ['a', 'b', 'c']

function Cart() {
  const [chosen, setChosen] = useState(['a'])
  const toggle = (line: string) =>
    setChosen(chosen.includes(line) ? chosen.filter((one) => one !== line) : [...chosen, line])
  return (
    <>
      <Checkbox
        checked={chosen.length === lines.length}
        half={chosen.length > 0 && chosen.length < lines.length}
        onChange={({ target }) => setChosen(target.checked ? lines : [])}
      >
        全选
      </Checkbox>
      {lines.map((line) => (
        <Checkbox
          key={line}
          aria-label={line}
          checked={chosen.includes(line)}
          onChange={() => toggle(line)}
        />
      ))}
    </>
  )
}

const boxes = (all: (selector: string) => HTMLElement[]) =>
  all('input').filter((input): input is HTMLInputElement => input instanceof HTMLInputElement)
const state = ({ checked, indeterminate }: HTMLInputElement) => (indeterminate ? 'half' : checked)

describe('checkbox', () => {
  it('is indeterminate while only some lines are selected, also after clicks', () => {
    const { all } = mount(<Cart />)
    const [every, , b, c] = boxes(all)
    const states = () => boxes(all).map(state)
    expect(states()).to.eql(['half', true, false, false])
    press(b)
    expect(states()).to.eql(['half', true, true, false])
    press(c)
    expect(states()).to.eql([true, true, true, true])
    press(c)
    expect(states()).to.eql(['half', true, true, false])
    press(every)
    expect(states()).to.eql([true, true, true, true])
    press(every)
    expect(states()).to.eql([false, false, false, false])
  })

  it('has a bar and another background while indeterminate', () => {
    const { get } = mount(<Checkbox half aria-label="some" />)
    expect(getComputedStyle(get('input'), '::before').width).to.equal('8px')
    const { get: other } = mount(<Checkbox aria-label="none" />)
    expect(getComputedStyle(get('input')).backgroundColor).not.to.equal(
      getComputedStyle(other('input')).backgroundColor,
    )
  })

  it('toggles by Space, by its label and by a press 3 px beside the box', async () => {
    const { get, root } = mount(
      <div style={{ padding: 20 }}>
        <Checkbox aria-label="alone" className="alone" />
        <Checkbox className="worded">记住账号</Checkbox>
      </div>,
    )
    const alone = get<HTMLInputElement>('.alone input')
    alone.focus()
    await sendKeys({ press: 'Space' })
    expect(alone.checked).to.equal(true)
    const { left, top } = alone.getBoundingClientRect()
    const hit = root.elementFromPoint(left - 3, top - 3)
    press(hit)
    expect(alone.checked).to.equal(false)
    press(get('.worded .choice-word'))
    expect(get<HTMLInputElement>('.worded input').checked).to.equal(true)
    expect(get('.worded').getBoundingClientRect().height).to.be.at.least(24)
  })
})

describe('radio and switch', () => {
  it('radios of one name exclude each other and move by arrow keys', async () => {
    const { all } = mount(
      <>
        <Radio name="way" defaultChecked>
          自行寄回
        </Radio>
        <Radio name="way">上门取件</Radio>
      </>,
    )
    const [first, second] = boxes(all)
    first?.focus()
    await sendKeys({ press: 'ArrowDown' })
    expect([first?.checked, second?.checked]).to.eql([false, true])
    expect(focused() === second, 'focused').to.equal(true)
  })

  it('a switch has the role switch', () => {
    const { get } = mount(<Switch defaultChecked aria-label="积分抵扣" />)
    expect(get('input').getAttribute('role')).to.equal('switch')
    expect(get<HTMLInputElement>('input').checked).to.equal(true)
  })
})
