import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Button } from '../../../src/ui/button'
import { IconButton } from '../../../src/ui/icon-button'
import { mount, press } from './mount'

describe('button', () => {
  it('is 28, 36 or 44 px high', () => {
    const heights = (['small', 'medium', 'large'] as const).map((size) => {
      const { get } = mount(<Button size={size}>加入购物车</Button>)
      return get('button').getBoundingClientRect().height
    })
    expect(heights).to.eql([28, 36, 44])
  })

  it('keeps width and focus while loading, is marked as busy, and ignores clicks', async () => {
    const done: string[] = []
    const button = (loading: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          done.push('submitted')
        }}
      >
        <input aria-label="text" />
        <Button type="submit" variant="primary" loading={loading} onClick={() => done.push('clicked')}>
          加入购物车
        </Button>
      </form>
    )
    const { draw, get } = mount(button(false))
    const { width } = get('button').getBoundingClientRect()
    get('button').focus()
    draw(button(true))
    expect(get('button').getBoundingClientRect().width).to.equal(width)
    expect(get('button').matches(':focus')).to.equal(true)
    expect(get('button').innerText.trim()).to.equal('提交中')
    press(get('button'))
    await sendKeys({ press: 'Enter' })
    get('input').focus()
    await sendKeys({ press: 'Enter' })
    expect(done).to.eql([])
    draw(button(false))
    press(get('button'))
    expect(done).to.eql(['clicked', 'submitted'])
  })

  it('with busy keeps label and focus, looks disabled, and ignores clicks', async () => {
    const done: string[] = []
    const button = (busy: boolean) => (
      <Button busy={busy} onClick={() => done.push('clicked')}>
        对账
      </Button>
    )
    const { draw, get } = mount(button(false))
    // Colours change with a transition, the cursor at once.
    const { cursor: usable } = getComputedStyle(get('button'))
    get('button').focus()
    draw(button(true))
    expect(get('button').matches(':focus')).to.equal(true)
    expect(get('button').ariaDisabled).to.equal('true')
    expect([usable, getComputedStyle(get('button')).cursor]).to.eql(['pointer', 'not-allowed'])
    expect(get('button').innerText.trim()).to.equal('对账')
    press(get('button'))
    await sendKeys({ press: 'Enter' })
    expect(done).to.eql([])
    draw(button(false))
    await sendKeys({ press: 'Enter' })
    expect(done).to.eql(['clicked'])
  })

  it('does not submit its form by default', () => {
    const done: string[] = []
    const { get } = mount(
      <form onSubmit={() => done.push('submitted')}>
        <Button>取消</Button>
      </form>,
    )
    press(get('button'))
    expect(done).to.eql([])
  })

  it('is filled when its row has the focus', () => {
    const { get } = mount(
      <div className="button-wakes">
        <Button variant="waking" size="small">
          加入购物车
        </Button>
      </div>,
    )
    const ground = () => getComputedStyle(get('button')).color
    const rest = ground()
    get('button').style.transition = 'none'
    get('button').focus()
    expect(rest).to.equal('rgb(21, 25, 31)')
    expect(ground()).to.equal('rgb(255, 255, 255)')
  })

  it('with only an icon has a name and a tooltip', () => {
    const { get } = mount(<IconButton icon="heart" label="收藏" />)
    expect([get('button').ariaLabel, get('button').title]).to.eql(['收藏', '收藏'])
  })
})
