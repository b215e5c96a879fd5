import { expect } from 'chai'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { descriptions } from '../../elements/manifest'
import { component, handlerName } from '../../elements/react-component'

const described = descriptions.flatMap(({ tag, events = {} }) =>
  Object.keys(events).map((event) => ({ tag, event })),
)

/** Renders the component of an undefined tag with one handler. */
function drawn(tag: string, event: string, handler: (event: Event) => void) {
  const Component = component({ tag: `${tag}-alone`, attributes: [], properties: [], events: [event] })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  flushSync(() => root.render(<Component {...{ [handlerName(event)]: handler }} />))
  const element = box.firstElementChild
  if (!element) throw new Error('nothing was drawn')
  const remove = () => {
    flushSync(() => root.unmount())
    box.remove()
  }
  return { element, remove }
}
const fact = (event: string) => new CustomEvent(event, { bubbles: true, composed: true, cancelable: true })

describe('events of React components', () => {
  it('more than 30 events are described', () => expect(described.length).to.be.greaterThan(30))

  for (const { tag, event } of described)
    it(`<${tag}> handles ${event} from itself, its shadow root and the document once, until unmounted`, () => {
      const received: Event[] = []
      const { element, remove } = drawn(tag, event, (one) => received.push(one))
      const inside = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('a'))
      const facts = [element, inside, document].map((target) => {
        const one = fact(event)
        target.dispatchEvent(one)
        return one
      })
      document.body.dispatchEvent(fact(event))
      expect(received).to.deep.equal(facts)
      remove()
      document.dispatchEvent(fact(event))
      expect(received.length).to.equal(facts.length)
    })

  it('calls only the handler of the last rendering', () => {
    const received: string[] = []
    const Component = component({
      tag: 'trade-x',
      attributes: [],
      properties: [],
      events: ['trade-cart-change'],
    })
    const box = document.body.appendChild(document.createElement('div'))
    const root = createRoot(box)
    for (const name of ['first', 'second'])
      flushSync(() => root.render(<Component onTradeCartChange={() => received.push(name)} />))
    document.dispatchEvent(fact('trade-cart-change'))
    expect(received).to.deep.equal(['second'])
    flushSync(() => root.unmount())
    box.remove()
  })
})
