import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState, type ComponentProps } from 'react'
import { Stepper } from '../../../src/ui/forms/stepper'
import { until } from '../goods-page'
import { doing, mount, press, type Mounted } from './mount'

type Rest = Omit<ComponentProps<typeof Stepper>, 'value' | 'onChange'>

function stepper(start: number, rest: Rest = {}) {
  const lines: number[] = []
  function Controlled() {
    const [value, setValue] = useState(start)
    return (
      <Stepper
        {...rest}
        value={value}
        onChange={(next) => {
          lines.push(next)
          setValue(next)
        }}
      />
    )
  }
  return { ...mount(<Controlled />), changes: lines }
}

const field = ({ get }: Mounted) => get<HTMLInputElement>('input')
const [minus, plus] = [0, 1].map((at) => ({ all }: Mounted) => {
  const button = all('button')[at]
  if (!(button instanceof HTMLButtonElement)) throw new Error('no button')
  return button
})

async function type(mounted: Mounted, text: string) {
  field(mounted).focus()
  field(mounted).select()
  await sendKeys({ type: text })
}

describe('stepper', () => {
  it('applies a typed quantity when the page is hidden', async () => {
    const mounted = stepper(20, { min: 10, step: 10 })
    await type(mounted, '37')
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    expect(mounted.changes).to.eql([40])
  })

  it('applies typed digits after a pause without changing the text', async () => {
    const mounted = stepper(20, { min: 10, step: 10, max: 64, unit: '个' })
    await type(mounted, '72')
    await until(() => mounted.changes.length > 0)
    expect(mounted.changes).to.eql([80])
    expect(field(mounted).value).to.equal('72')
    expect(mounted.text('.stepper-error')).to.equal('库存不足，最多 64 个')
    await sendKeys({ press: 'Backspace' })
    await sendKeys({ press: 'Backspace' })
    await sendKeys({ type: '40' })
    await until(() => mounted.changes.length > 1)
    expect(mounted.changes).to.eql([80, 40])
    expect(mounted.all('.stepper-error').length).to.equal(0)
  })

  it('offers the largest available quantity in whole steps by one press', async () => {
    const mounted = stepper(80, { min: 10, step: 10, max: 64 })
    const offer = () => mounted.all('.stepper-change')[0]
    expect(offer()?.textContent).to.equal('改为 60')
    press(offer())
    expect(mounted.changes).to.eql([60])
    expect(offer()).to.equal(undefined)
    expect(stepper(20, { min: 10, max: 4 }).all('.stepper-change').length).to.equal(0)
  })

  it('keeps its error within its own width, and a number on one line with its unit', async () => {
    const mounted = stepper(1390, { max: 1030, unit: '个' })
    const frame = mounted.get('.stepper-frame').getBoundingClientRect()
    const error = mounted.get('.stepper-error')
    expect(error.scrollWidth).to.be.at.most(Math.ceil(frame.width))
    expect(error.textContent).to.equal('库存不足，最多 1,030 个')
    const words = document.createRange()
    words.setStart(error.firstChild ?? error, error.textContent.indexOf('最多'))
    words.setEnd(error.firstChild ?? error, error.textContent.length)
    expect(words.getClientRects().length).to.equal(1)
  })

  it('shows why a typed quantity was rounded', async () => {
    const mounted = stepper(20, { min: 10, step: 10, unit: '个' })
    const note = () => mounted.all('[role=status]').map(({ textContent }) => textContent)
    await type(mounted, '30')
    await sendKeys({ press: 'Enter' })
    expect(note()).to.eql([])
    await type(mounted, '37')
    await sendKeys({ press: 'Enter' })
    expect(mounted.changes).to.eql([30, 40])
    expect(note()).to.eql(['已调整为 40：10 个起订，每次 10'])
    press(plus?.(mounted))
    expect(note()).to.eql([])
  })

  it('steps by its buttons, down to the minimum', () => {
    const mounted = stepper(20, { min: 10, step: 10 })
    press(plus?.(mounted))
    press(minus?.(mounted))
    press(minus?.(mounted))
    expect(mounted.changes).to.eql([30, 20, 10])
    expect(minus?.(mounted).disabled).to.equal(true)
    expect(plus?.(mounted).disabled).to.equal(false)
  })

  it('steps by arrow keys, ten at a time with Shift, up to the maximum', async () => {
    const mounted = stepper(5, { max: 30 })
    field(mounted).focus()
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ up: 'Shift' })
    await sendKeys({ press: 'ArrowUp' })
    expect(mounted.changes).to.eql([6, 5, 15, 25, 30, 20, 21])
  })

  it('applies typed digits, also full-width ones, on blur or Enter', async () => {
    const mounted = stepper(10, { min: 10, step: 10 })
    await type(mounted, '23')
    expect(mounted.changes).to.eql([])
    await sendKeys({ press: 'Enter' })
    expect(mounted.changes).to.eql([30])
    await type(mounted, '４０')
    doing(() => field(mounted).blur())
    expect(mounted.changes).to.eql([30, 40])
  })

  it('restores the previous quantity after invalid input', async () => {
    const mounted = stepper(10)
    for (const wrong of ['abc', '-3', '1.5', '1e3', '']) {
      await type(mounted, wrong)
      if (wrong === '') await sendKeys({ press: 'Backspace' })
      doing(() => field(mounted).blur())
      expect(field(mounted).value, wrong).to.equal('10')
    }
    expect(mounted.changes).to.eql([])
  })

  it('ignores the mouse wheel', () => {
    const mounted = stepper(10)
    field(mounted).focus()
    field(mounted).dispatchEvent(new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true }))
    expect(field(mounted).value).to.equal('10')
  })

  it('keeps a quantity beyond the stock, marks it as invalid and names the stock', async () => {
    const mounted = stepper(10, { max: 64, unit: '个' })
    await type(mounted, '80')
    await sendKeys({ press: 'Enter' })
    expect(field(mounted).value).to.equal('80')
    expect(mounted.changes).to.eql([80])
    expect(field(mounted).getAttribute('aria-invalid')).to.equal('true')
    const error = mounted.get(`#${CSS.escape(field(mounted).getAttribute('aria-describedby') ?? '')}`)
    expect(error.textContent).to.equal('库存不足，最多 64 个')
    expect(plus?.(mounted).disabled).to.equal(true)
  })

  it('limits the quantity to 99,999', async () => {
    const mounted = stepper(1)
    await type(mounted, '123456')
    await sendKeys({ press: 'Enter' })
    expect(mounted.changes).to.eql([99_999])
  })

  it('does not move its neighbours sideways when its error appears', () => {
    const at = (value: number) => (
      <div style={{ display: 'flex' }}>
        <Stepper value={value} max={64} unit="个" onChange={() => {}} />
        <b>beside</b>
      </div>
    )
    const { draw, get } = mount(at(10))
    const before = [get('.stepper-frame').getBoundingClientRect().x, get('b').getBoundingClientRect().x]
    draw(at(80))
    const after = [get('.stepper-frame').getBoundingClientRect().x, get('b').getBoundingClientRect().x]
    expect(get('.stepper-error').textContent).to.contain('64')
    expect(after).to.eql(before)
  })

  it('with zero starts at 0 and steps to the minimum and back', () => {
    const mounted = stepper(0, { min: 10, step: 5, zero: true })
    expect(minus?.(mounted).disabled).to.equal(true)
    press(plus?.(mounted))
    press(plus?.(mounted))
    press(minus?.(mounted))
    press(minus?.(mounted))
    expect(mounted.changes).to.eql([10, 15, 10, 0])
  })

  it('is locked and busy while its quantity is being saved', async () => {
    const mounted = stepper(10, { saving: true })
    field(mounted).focus()
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ type: '7' })
    expect(field(mounted).value).to.equal('10')
    expect(mounted.get('.stepper-frame').getAttribute('aria-busy')).to.equal('true')
    expect(getComputedStyle(mounted.get('.stepper-frame')).opacity).to.equal('0.6')
  })

  it('is 108 × 28 px, or 136 × 36 px', () => {
    const { get, draw } = mount(<Stepper value={1} onChange={() => {}} />)
    const size = () => {
      const { width, height } = get('.stepper-frame').getBoundingClientRect()
      return [width, height]
    }
    expect(size()).to.eql([108, 28])
    draw(<Stepper value={1} onChange={() => {}} size="medium" />)
    expect(size()).to.eql([136, 36])
  })
})
