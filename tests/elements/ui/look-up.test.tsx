import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { CallError } from '../../../src/core/api/call-error'
import { localSource, type LookUpSource } from '../../../src/core/store/look-up'
import LookUp from '../../../src/ui/forms/look-up'
import { Select } from '../../../src/ui/forms/select'
import { enterText } from '../enter-text'
import { pause, until } from '../shop-answers'
import { focused, mount, painted, press, type Mounted } from './mount'

const people = Array.from({ length: 63 }, (_, at) => ({ value: `m${at}`, label: `采购员 ${at}` }))

/** Simulates a server with 63 accounts that can be disconnected. @param before delay of each page */
function server(before: (pageNumber: number) => Promise<unknown> = () => pause(150)) {
  const local = localSource(() => people)
  const asked: string[] = []
  const state = { down: false }
  const source: LookUpSource = {
    async page(wanted, options) {
      asked.push(`${wanted.pageNumber}×${wanted.pageSize} ${wanted.keyword ?? ''}`.trim())
      await before(wanted.pageNumber)
      if (state.down) throw new CallError('network', 0, '')
      return local.page(wanted, options)
    },
    one(value, options) {
      asked.push(value)
      return local.one(value, options)
    },
  }
  return { asked, state, source }
}

function Chooser({ source, first = '', onChoose }: ChooserProps) {
  const [value, setValue] = useState(first)
  return (
    <>
      <LookUp
        aria-label="下单人"
        none="全部账号"
        {...{ source, value }}
        onChoose={(chosen) => {
          setValue(chosen)
          onChoose?.(chosen)
        }}
      />
      <button type="button">after</button>
    </>
  )
}
type ChooserProps = { source: LookUpSource; first?: string; onChoose?: (value: string) => void }

const options = ({ all }: Mounted) => all('[role=option]').map((option) => option.textContent)
const field = ({ get }: Mounted) => get<HTMLInputElement>('[role=combobox]')
const statusText = ({ text }: Mounted) => text('[role=status]')
const active = (mounted: Mounted) => {
  const id = field(mounted).getAttribute('aria-activedescendant')
  return id ? (mounted.root.getElementById(id)?.textContent ?? `nothing is ${id}`) : undefined
}
const keys = async (...pressed: string[]) => {
  for (const key of pressed) await sendKeys({ press: key })
  await painted()
}

describe('look-up field', () => {
  it('requests nothing before it opens, then 10 options, and shows their total', async () => {
    const answer = Promise.withResolvers<void>()
    const { asked, source } = server(() => answer.promise)
    const mounted = mount(<Chooser source={source} />)
    await painted()
    expect([asked, field(mounted).value]).to.deep.equal([[], '全部账号'])
    field(mounted).focus()
    expect(field(mounted).getAttribute('aria-expanded')).to.equal('false')
    await keys('ArrowDown')
    expect(statusText(mounted)).to.equal('加载中')
    answer.resolve()
    await until(() => options(mounted).length === 11)
    expect(asked).to.deep.equal(['1×10'])
    expect(statusText(mounted)).to.equal('共 63 项，已列出 10 项')
    const list = mounted.get('[role=listbox]')
    expect(field(mounted).getAttribute('aria-controls')).to.equal(list.id)
    expect(list.getAttribute('aria-label')).to.equal('下单人')
    expect(mounted.all('[role=option]')[1]?.getAttribute('aria-setsize')).to.equal('64')
  })

  it('arrow keys choose an option and load the next page at the end', async () => {
    const next = Promise.withResolvers<void>()
    const { asked, source } = server(async (page) => (page > 1 ? next.promise : undefined))
    let chosen = ''
    const mounted = mount(<Chooser source={source} onChoose={(value) => (chosen = value)} />)
    field(mounted).focus()
    await keys('ArrowDown')
    await until(() => options(mounted).length === 11)
    await keys(...Array.from({ length: 10 }, () => 'ArrowDown'))
    expect(active(mounted)).to.equal('采购员 9')
    await keys('ArrowDown')
    next.resolve()
    await until(() => options(mounted).length === 21)
    expect(asked).to.deep.equal(['1×10', '2×10'])
    await keys('ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter')
    expect([chosen, field(mounted).value]).to.deep.equal(['m10', '采购员 10'])
    expect(field(mounted).getAttribute('aria-expanded')).to.equal('false')
    expect(focused()).to.equal(field(mounted))
    // The name of the chosen entry is known, so there is no further request.
    expect(asked).to.deep.equal(['1×10', '2×10'])
  })

  it('searches once, about a second after the last input', async () => {
    const { asked, source } = server()
    const mounted = mount(<Chooser source={source} />)
    field(mounted).focus()
    await keys('ArrowDown')
    await until(() => options(mounted).length === 11)
    const began = performance.now()
    enterText(field(mounted), '6')
    await pause(100)
    enterText(field(mounted), '62')
    // Results of an earlier search cannot be chosen any more.
    await until(() => options(mounted).length === 0)
    await keys('Enter')
    expect(field(mounted).value).to.equal('62')
    await until(() => asked.length === 2)
    expect(performance.now() - began).to.be.greaterThan(1_050)
    await until(() => options(mounted).length === 1)
    expect([asked, options(mounted), statusText(mounted)]).to.deep.equal([
      ['1×10', '1×10 62'],
      ['采购员 62'],
      '共 1 项，已列出 1 项',
    ])
    await keys('Enter')
    expect(field(mounted).value).to.equal('采购员 62')
  })

  it('shows a message without hits, and Escape restores the chosen option', async () => {
    const { source } = server()
    const mounted = mount(<Chooser source={source} first="m3" />)
    await until(() => field(mounted).value === '采购员 3')
    field(mounted).focus()
    await sendKeys({ type: 'x' })
    expect(field(mounted).value).to.equal('x')
    await until(() => statusText(mounted) === '没有符合的选项')
    await keys('Escape')
    expect([field(mounted).value, statusText(mounted)]).to.deep.equal(['采购员 3', ''])
    expect(mounted.all('[role=listbox]')).to.deep.equal([])
  })

  it('requests the label of a chosen option that is not loaded', async () => {
    const { asked, source } = server()
    const mounted = mount(<Chooser source={source} first="m61" />)
    await until(() => field(mounted).value === '采购员 61')
    expect(asked).to.deep.equal(['m61'])
    await sendMouse({ type: 'click', position: middleOf(field(mounted)) })
    await until(() => options(mounted).length === 11)
    expect(field(mounted).placeholder).to.equal('采购员 61')
    press(mounted.all('[role=option]')[0])
    expect(field(mounted).value).to.equal('全部账号')
  })

  it('retries only the failed page and keeps the loaded ones', async () => {
    const { asked, source, state } = server()
    const mounted = mount(<Chooser source={source} />)
    await sendMouse({ type: 'click', position: middleOf(field(mounted)) })
    await until(() => options(mounted).length === 11)
    state.down = true
    const more = () => mounted.get<HTMLButtonElement>('.look-up-end button')
    expect(more().textContent).to.equal('加载更多')
    await sendMouse({ type: 'click', position: middleOf(more()) })
    await until(() => statusText(mounted) === '选项没有加载出来')
    expect(options(mounted)).to.have.length(11)
    expect(more().textContent).to.equal('重新加载')
    state.down = false
    // With the keyboard, the button is the next stop, and the list stays open.
    await keys('Tab')
    expect(focused()).to.equal(more())
    await keys('Enter')
    await until(() => options(mounted).length === 21)
    expect(asked).to.deep.equal(['1×10', '2×10', '2×10'])
    expect(focused()).to.equal(field(mounted))
    await keys('Tab', 'Tab')
    expect(mounted.all('[role=listbox]')).to.deep.equal([])
  })

  it('loads the next page when scrolled to the end', async () => {
    const { source } = server()
    const mounted = mount(<Chooser source={source} />)
    await sendMouse({ type: 'click', position: middleOf(field(mounted)) })
    await until(() => options(mounted).length === 11)
    const box = mounted.get('.look-up-box')
    for (const count of [21, 31]) {
      box.scrollTop = box.scrollHeight
      await until(() => options(mounted).length === count)
    }
  })
})

describe('select', () => {
  const many = (count: number) => [{ value: '', label: '全部' }, ...people.slice(0, count)]

  it('is native up to 50 options, and a look-up with immediate search for more', async () => {
    let chosen = ''
    const draw = (count: number) => (
      <Select aria-label="列" value={chosen} options={many(count)} onChoose={(value) => (chosen = value)} />
    )
    const mounted = mount(draw(49))
    expect(mounted.all('select')).to.have.length(1)
    mounted.draw(draw(50))
    await until(() => mounted.all('[role=combobox]').length === 1)
    expect([mounted.all('select'), field(mounted).value]).to.deep.equal([[], '全部'])
    field(mounted).focus()
    await sendKeys({ type: '49' })
    await until(() => options(mounted).join() === '采购员 49')
    await keys('Enter')
    expect(chosen).to.equal('m49')
    mounted.draw(draw(50))
    await until(() => field(mounted).value === '采购员 49')
  })
})

function middleOf(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}
