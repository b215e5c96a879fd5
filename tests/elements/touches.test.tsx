import { sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { renderToString } from 'react-dom/server'
import type { DrawnView } from '../../elements/runtime/drawn-view'
import { keepTouches } from '../../elements/runtime/touches'
import { drawingNow } from '../../src/core/store/drawing'
import { hostOfRequest } from '../../src/core/host/request-host'
import { scopeOf, scopeOfRequest } from '../../src/core/host/scope'
import { HostContext } from '../../src/ui/host'
import { Stepper } from '../../src/ui/forms/stepper'

const name = 'touches-0_'

/** Creates a server-rendered quantity field without React. */
function drawn(value: number, rule: { min: number; step: number; zero?: boolean }) {
  const drawing = drawingNow()
  const scope = scopeOfRequest({
    settings: scopeOf().settings,
    lang: 'zh-CN',
    storedValues: {},
    inside: true,
    token: '',
    fetch,
    drawing,
    clean: (html) => html,
  })
  const box = document.createElement('div')
  box.innerHTML = renderToString(
    <HostContext value={hostOfRequest(scope, { drawing, name })}>
      <Stepper {...rule} value={value} onChange={() => {}} />
    </HostContext>,
  )
  const element = document.body.appendChild(document.createElement('div'))
  const root = element.attachShadow({ mode: 'open' })
  root.append(box)
  const view: DrawnView = {
    version: '',
    name,
    locale: 'zh-CN',
    site: '',
    buyer: '',
    address: '',
    attributes: {},
    drawn: {},
  }
  keepTouches(element, root, { box, view }, () => {})
  const [less, more] = box.querySelectorAll('button')
  const field = box.querySelector('input')
  if (!less || !more || !field) throw new Error('no stepper')
  const press = async (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
  }
  return { press, less, more, shown: () => [field.value, field.ariaValueNow, less.disabled] }
}

describe('a quantity that is changed before React is loaded', () => {
  afterEach(() => document.body.replaceChildren())

  it('changes by its step, down to the minimum order', async () => {
    const { press, less, more, shown } = drawn(20, { min: 20, step: 10 })
    await press(more)
    expect(shown()).to.eql(['30', '30', false])
    await press(less)
    expect(shown()).to.eql(['20', '20', true])
  })

  it('with zero allowed, changes between 0 and the minimum order', async () => {
    const { press, less, more, shown } = drawn(0, { min: 20, step: 10, zero: true })
    await press(more)
    expect(shown()).to.eql(['20', '20', false])
    await press(less)
    expect(shown()).to.eql(['0', '0', true])
  })
})
