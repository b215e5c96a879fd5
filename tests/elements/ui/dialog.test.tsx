import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { Button } from '../../../src/ui/button'
import { Confirm } from '../../../src/ui/overlays/confirm'
import { Dialog } from '../../../src/ui/overlays/dialog'
import { Input } from '../../../src/ui/forms/input'
import { until } from '../until'
import { focused, mount, press, type Mounted } from './mount'

function WithDialog({ width }: { width?: number }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <>
      <Button className="opener" onClick={() => setOpen(true)}>
        打开
      </Button>
      {open && (
        <Dialog
          title="填写定制需求"
          width={width}
          dirty={typed !== ''}
          onClose={() => setOpen(false)}
          actions={<Button variant="primary">提交</Button>}
        >
          <p>text</p>
          <Input aria-label="需求" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Dialog>
      )}
    </>
  )
}

/** Dialog that is opened from the last cell of a row. */
function InCell() {
  return (
    <div style={{ textAlign: 'right', whiteSpace: 'nowrap', fontSize: 11, fontWeight: 600 }}>
      <Dialog title="审核订单" onClose={() => {}} actions={<Button>通过</Button>}>
        <p className="said">可修改数量后通过</p>
      </Dialog>
    </div>
  )
}

function opened() {
  const mounted = mount(<WithDialog />)
  const opener = mounted.get('.opener')
  opener.focus()
  press(opener)
  return { ...mounted, opener }
}

const dialogs = ({ all }: Mounted) => all('dialog').length
const named = ({ all }: Mounted, label: string) =>
  all('button').find(({ textContent }) => textContent === label)

describe('dialog', () => {
  it('does not inherit the text style of the cell that contains it', () => {
    const { get } = mount(<InCell />)
    const { textAlign, whiteSpace, fontSize, fontWeight } = getComputedStyle(get('.said'))
    expect([textAlign, whiteSpace, fontSize, fontWeight]).to.eql(['start', 'normal', '14px', '400'])
  })

  it('opens modal, named by its title, with its first field focused', () => {
    const mounted = opened()
    expect(focused() === mounted.get('dialog input'), 'focused').to.equal(true)
    expect(mounted.get('dialog').matches(':modal')).to.equal(true)
    const name = mounted.get(`#${CSS.escape(mounted.get('dialog').getAttribute('aria-labelledby') ?? '')}`)
    expect(name.textContent).to.equal('填写定制需求')
  })

  it('traps the focus', async () => {
    const mounted = opened()
    for (let times = 0; times < 8; times += 1) {
      await sendKeys({ press: 'Tab' })
      expect(focused() === mounted.opener, 'focused').to.equal(false)
    }
  })

  it('closes by Escape, the close button and a press outside, and returns the focus', async () => {
    const mounted = opened()
    await sendKeys({ press: 'Escape' })
    expect(dialogs(mounted)).to.equal(0)
    expect(focused() === mounted.opener, 'focused').to.equal(true)

    press(mounted.opener)
    press(mounted.get('[aria-label="关闭"]'))
    expect(dialogs(mounted)).to.equal(0)
    expect(focused() === mounted.opener, 'focused').to.equal(true)

    press(mounted.opener)
    await sendMouse({ type: 'click', position: [5, 5] })
    expect(dialogs(mounted)).to.equal(0)
    expect(focused() === mounted.opener, 'focused').to.equal(true)
  })

  it('does not close on a press inside', async () => {
    const mounted = opened()
    const { x, y } = mounted.get('.dialog-body').getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(x) + 2, Math.round(y) + 2] })
    expect(dialogs(mounted)).to.equal(1)
  })

  it('does not close when a selection is dragged outside', async () => {
    const mounted = opened()
    const { x, y } = mounted.get('.dialog-body').getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(x) + 30, Math.round(y) + 30] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [5, 5] })
    await sendMouse({ type: 'up' })
    expect(dialogs(mounted)).to.equal(1)
  })

  it('asks before it discards typed text, for any number of Escape presses', async () => {
    const mounted = opened()
    await sendKeys({ type: 'abc' })
    await sendMouse({ type: 'click', position: [5, 5] })
    expect(dialogs(mounted)).to.equal(2)
    expect(focused()?.textContent).to.equal('继续填写')
    for (const count of [1, 2, 1, 2, 1]) {
      await sendKeys({ press: 'Escape' })
      expect(dialogs(mounted)).to.equal(count)
    }
    expect(mounted.get<HTMLInputElement>('dialog input').value).to.equal('abc')
    expect(focused() === mounted.get('dialog input'), 'focused').to.equal(true)
  })

  it('closes and returns the focus when typed text is discarded', async () => {
    const mounted = opened()
    await sendKeys({ type: 'abc' })
    await sendKeys({ press: 'Escape' })
    press(named(mounted, '放弃'))
    expect(dialogs(mounted)).to.equal(0)
    expect(focused() === mounted.opener, 'focused').to.equal(true)
  })

  it('is 700 px wide with a header of 56 px, a footer of 60 px, and fits the window', () => {
    const mounted = opened()
    const box = (selector: string) => mounted.get(selector).getBoundingClientRect()
    expect(box('dialog').width).to.equal(Math.min(700, innerWidth - 48))
    expect([box('.dialog-head').height, box('.dialog-foot').height]).to.eql([56, 60])
    for (const rising of mounted.get('dialog').getAnimations()) rising.finish()
    mounted.get('.dialog-body p').style.height = '3000px'
    expect(box('dialog').height).to.be.at.most(innerHeight - 48)
    expect(box('.dialog-foot').bottom).to.be.at.most(innerHeight - 24)
  })
})

describe('confirm', () => {
  it('focuses the cancel button and runs the action only by the other one', () => {
    const done: string[] = []
    const mounted = mount(
      <Confirm
        title="删除这 3 件商品？"
        action="删除"
        danger
        onConfirm={() => done.push('deleted')}
        onCancel={() => done.push('kept')}
      />,
    )
    expect(focused()?.textContent).to.equal('取消')
    press(named(mounted, '删除'))
    press(named(mounted, '取消'))
    expect(done).to.eql(['deleted', 'kept'])
  })

  it('is busy while the action runs, and ignores further presses', async () => {
    let sent = 0
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const send = () => {
      sent++
      return ended
    }
    const mounted = mount(<Confirm title="撤回邀请？" action="撤回" onConfirm={send} onCancel={() => {}} />)
    const button = mounted.get('.button-primary')
    press(button)
    press(button)
    expect([sent, button.getAttribute('aria-busy')]).to.eql([1, 'true'])
    end()
    await until(() => !button.hasAttribute('aria-busy'), 'the end of the action')
    press(button)
    expect(sent).to.equal(2)
  })
})
