import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { followLinks } from '../../../src/core/address/follow-links'
import { LinkOrButton } from '../../../src/ui/link-or-button'
import { mount } from './mount'

type Given = Omit<Parameters<typeof LinkOrButton>[0], 'onPress' | 'children'>

/** Renders a step. @returns its actions, and the clicks that the browser would follow */
function open(given: Given) {
  let pressed = 0
  const followed: MouseEvent[] = []
  const wishes: Event[] = []
  const mounted = mount(
    <LinkOrButton {...given} onPress={() => (pressed += 1)}>
      销量
    </LinkOrButton>,
  )
  followLinks(mounted.root)
  const end = new AbortController()
  document.addEventListener('trade-navigate', (event) => wishes.push(event), end)
  // Prevents the test page from navigating.
  document.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented) followed.push(event)
      event.preventDefault()
    },
    end,
  )
  afterThis.push(() => end.abort())
  return { ...mounted, pressed: () => pressed, followed, wishes }
}
const afterThis: (() => void)[] = []
afterEach(() => afterThis.splice(0).forEach((work) => work()))

const click = (element: HTMLElement, init: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }))

describe('link or button', () => {
  it('without an address is a button with aria-pressed', () => {
    const { get, pressed, followed } = open({ chosen: true })
    const button = get('button')
    expect(button.getAttribute('type')).to.equal('button')
    expect(button.getAttribute('aria-pressed')).to.equal('true')
    expect(button.hasAttribute('aria-current')).to.equal(false)
    click(button)
    expect(pressed()).to.equal(1)
    expect(followed).to.have.length(1)
  })

  it('with an address is a link whose plain click only calls onPress', () => {
    const { get, pressed, followed, wishes } = open({ href: '/goods/list/1?sort=sales', chosen: true })
    const link = get('a')
    expect(link.getAttribute('href')).to.equal('/goods/list/1?sort=sales')
    expect(link.getAttribute('aria-current')).to.equal('true')
    expect(link.hasAttribute('aria-pressed')).to.equal(false)
    click(link)
    expect(pressed()).to.equal(1)
    expect(followed).to.eql([])
    expect(wishes).to.eql([])
  })

  it('has no aria-current on an unselected link, and aria-pressed="false" on a button', () => {
    expect(open({ href: '/?sort=new', chosen: false }).get('a').hasAttribute('aria-current')).to.equal(false)
    expect(open({ chosen: false }).get('button').getAttribute('aria-pressed')).to.equal('false')
  })

  it('leaves clicks with a modifier key or the middle button to the browser', () => {
    const { get, pressed, followed, wishes } = open({ href: '/?page=2' })
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) click(get('a'), { [key]: true })
    click(get('a'), { button: 1 })
    expect(pressed()).to.equal(0)
    expect(followed).to.have.length(5)
    expect(wishes).to.eql([])
  })

  it('is pressed by Enter and by mouse', async () => {
    const { get, pressed, followed } = open({ href: '/?page=2' })
    get('a').focus()
    await sendKeys({ press: 'Enter' })
    const { x, y } = get('a').getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.ceil(x) + 2, Math.ceil(y) + 2] })
    expect(pressed()).to.equal(2)
    expect(followed).to.eql([])
  })

  it('with disabled is a disabled button, even with an address', () => {
    const { all, get } = open({ href: '/?page=0', disabled: true })
    expect(all('a')).to.eql([])
    expect(get('button').matches(':disabled')).to.equal(true)
  })
})
