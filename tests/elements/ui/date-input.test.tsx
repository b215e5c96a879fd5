import axe from 'axe-core'
import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DateInput } from '../../../src/ui/forms/date-input'
import { until } from '../goods-page'
import { mount, type Mounted } from './mount'

async function openByKeys() {
  await sendKeys({ down: 'Alt' })
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ up: 'Alt' })
}

/** Creates a field with a value controlled by its page. */
function field(first = '', limits: { min?: string; max?: string } = {}) {
  const lines: string[] = []
  const draw = (value: string, part?: Mounted): Mounted => {
    const node = (
      <DateInput
        aria-label="期望交期"
        value={value}
        {...limits}
        onChange={(day) => {
          lines.push(day)
          draw(day, part)
        }}
      />
    )
    if (!part) return (part = mount(node))
    part.draw(node)
    return part
  }
  const part = draw(first)
  const input = part.get<HTMLInputElement>('input')
  const button = part.get('button')
  const days = () => part.all('.day-popover-button') as HTMLButtonElement[]
  const day = (date: string) => part.get<HTMLButtonElement>(`[data-day="${date}"] button`)
  const opened = () => until(() => days().length > 0, 'calendar')
  const closed = () => until(() => part.all('.day-popover').length === 0, 'closed')
  return { part, changes: lines, input, button, day, opened, closed }
}

describe('date input', () => {
  it('accepts the usual formats of a day, and shows one format when the field is left', async () => {
    const { input, changes } = field()
    expect(input.placeholder).to.equal('年-月-日')
    input.focus()
    await sendKeys({ type: '2026/12/5' })
    expect(input.value).to.equal('2026/12/5')
    expect(changes.at(-1)).to.equal('2026-12-05')
    input.blur()
    await until(() => input.value === '2026-12-05')
  })

  it('reports an invalid date as typed text', async () => {
    const { input, changes } = field()
    input.focus()
    await sendKeys({ type: 'soon' })
    input.blur()
    expect(changes.at(-1)).to.equal('soon')
    expect(input.value).to.equal('soon')
  })

  it('opens a calendar in the page’s language and returns the focus after a choice', async () => {
    const { part, input, button, day, changes, opened, closed } = field('2026-12-10')
    button.click()
    await opened()
    expect(part.text('.day-popover-caption')).to.include('2026').and.include('十二月')
    expect(day('2026-12-10').closest('[aria-selected=true]')).not.to.equal(null)
    expect((await axe.run(part.get('.day-popover'))).violations.map(({ id }) => id)).to.eql([])
    day('2026-12-24').click()
    await closed()
    expect(changes).to.eql(['2026-12-24'])
    expect(part.root.activeElement).to.equal(input)
  })

  it('chooses by keyboard alone, and Escape changes nothing', async () => {
    const { part, input, changes, opened, closed } = field('2026-12-10')
    input.focus()
    await openByKeys()
    await opened()
    await until(() => part.root.activeElement?.closest('.day-popover-day') !== null, 'a day has the focus')
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await closed()
    expect(changes).to.eql(['2026-12-18'])
    await openByKeys()
    await opened()
    await sendKeys({ press: 'Escape' })
    await closed()
    expect(changes).to.eql(['2026-12-18'])
  })

  it('disables days outside its limits', async () => {
    const { button, day, changes, opened } = field('2026-12-10', { min: '2026-12-08', max: '2026-12-20' })
    button.click()
    await opened()
    expect([day('2026-12-07').disabled, day('2026-12-08').disabled]).to.eql([true, false])
    expect([day('2026-12-20').disabled, day('2026-12-21').disabled]).to.eql([false, true])
    day('2026-12-21').click()
    expect(changes).to.eql([])
  })
})
