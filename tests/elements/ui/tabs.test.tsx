import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { Segmented } from '../../../src/ui/forms/segmented'
import { Tabs } from '../../../src/ui/tabs'
import { focused, mount, press } from './mount'

const items = [
  { key: 'all', label: '全部', count: 0 },
  { key: 'toPay', label: '待付款', count: 1_003 },
  { key: 'done', label: '已完成' },
] as const

function Kept() {
  const [current, setCurrent] = useState<(typeof items)[number]['key']>('all')
  return (
    <>
      <button type="button" className="before">
        before
      </button>
      <Tabs items={items} current={current} onChange={setCurrent} label="订单状态">
        <p>{current}</p>
      </Tabs>
    </>
  )
}

const words = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('tabs', () => {
  it('have one Tab stop, the current tab', async () => {
    const { get, all } = mount(<Kept />)
    get('.before').focus()
    await sendKeys({ press: 'Tab' })
    expect(focused() === get('[aria-selected="true"]'), 'focused').to.equal(true)
    expect(all('[role=tab]').map(({ tabIndex }) => tabIndex)).to.eql([0, -1, -1])
    await sendKeys({ press: 'Tab' })
    expect(focused()?.getAttribute('role')).not.to.equal('tab')
  })

  it('are selected by arrows, wrapping at the ends, and by Home and End', async () => {
    const { get, text } = mount(<Kept />)
    get('[aria-selected="true"]').focus()
    const seen: string[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowDown']) {
      await sendKeys({ press: key })
      expect(focused() === get('[aria-selected="true"]'), 'focused').to.equal(true)
      seen.push(text('[role=tabpanel]'))
    }
    expect(seen).to.eql(['toPay', 'done', 'all', 'done', 'all', 'done', 'done'])
  })

  it('name their list, and the current tab names the panel', () => {
    const { get, all } = mount(<Kept />)
    press(all('[role=tab]')[1])
    const tab = get('[aria-selected="true"]')
    const panel = get('[role=tabpanel]')
    expect(get('[role=tablist]').getAttribute('aria-label')).to.equal('订单状态')
    expect(tab.getAttribute('aria-controls')).to.equal(panel.id)
    expect(panel.getAttribute('aria-labelledby')).to.equal(tab.id)
  })

  it('show counts except 0', () => {
    const { all } = mount(<Kept />)
    expect(words(all('[role=tab]'))).to.eql(['全部', '待付款1,003', '已完成'])
  })
})

describe('segmented', () => {
  it('is a group of radios navigated by arrows, independent of other groups', async () => {
    const chosen: string[] = []
    function One({ name }: { name: string }) {
      const [value, setValue] = useState(1)
      return (
        <Segmented
          label={name}
          value={value}
          onChange={(next) => {
            chosen.push(`${name} ${next}`)
            setValue(next)
          }}
          options={[
            { value: 1, label: '个' },
            { value: 10, label: '盒' },
          ]}
        />
      )
    }
    const { get, all } = mount(
      <>
        <One name="单位" />
        <One name="视图" />
      </>,
    )
    expect(get('[role=radiogroup]').getAttribute('aria-label')).to.equal('单位')
    get('input').focus()
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'ArrowRight' })
    expect(chosen).to.eql(['单位 10', '单位 1', '视图 10'])
    expect(getComputedStyle(all('.segmented-choice')[0] ?? get('.segmented-choice')).fontWeight).to.equal(
      '600',
    )
  })
})
