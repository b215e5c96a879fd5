import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { viewAttribute } from '../../elements/runtime/drawn-view'
import { recorded } from '../../elements/runtime/record-changes'
import { Price } from '../../src/ui/price'
import { drawRegion } from './drawn-region'
import { painted, until } from './until'

// Page translators, password managers and spelling helpers change server-rendered HTML before React hydrates it.

const log: string[] = []

/** Texts, prices and controls, as in a cart. */
function Page() {
  const [text, setText] = useState('')
  const [lines, setLines] = useState(['1', '2'])
  return (
    <>
      <h1>
        {lines.length} lines <b>of a cart</b>
      </h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          log.push(`send ${text}`)
        }}
      >
        <label>
          word <input aria-label="word" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
      </form>
      <p>
        {lines.length > 1 && 'several lines '}
        <i>in stock</i>
      </p>
      {lines.map((id) => (
        <div key={id} data-line-id={id}>
          <input type="checkbox" aria-label="chosen" defaultChecked onChange={() => log.push(`tick ${id}`)} />
          <Price amount={1250} unit="piece" />
          <button
            type="button"
            onClick={() => {
              log.push(`delete ${id}`)
              setLines(lines.filter((each) => each !== id))
            }}
          >
            delete
          </button>
        </div>
      ))}
    </>
  )
}

const textsIn = (box: Element) => {
  const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode)
  return texts
}
const fieldsIn = (box: Element) => [...box.querySelectorAll('input')]
const aside = (tag: string) => {
  const mark = document.createElement(tag)
  mark.style.position = 'absolute'
  return mark
}

/** Changes that scripts of others make, by the place that they change. */
const changes: Record<string, (box: Element) => void> = {
  'texts moved into an element': (box) => {
    for (const text of textsIn(box)) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
  'texts replaced by a translation': (box) => {
    for (const text of textsIn(box)) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(`_${text.data}`)
      text.replaceWith(font)
    }
  },
  'texts translated in place': (box) => {
    for (const text of textsIn(box)) text.data = `_${text.data}`
  },
  'texts split': (box) => {
    for (const text of textsIn(box)) if (text.length > 2) text.splitText(1)
  },
  'texts repeated in another language': (box) => {
    for (const text of textsIn(box)) {
      const font = document.createElement('font')
      font.textContent = text.data
      text.after(font)
    }
  },
  'an element after each field': (box) => {
    for (const field of fieldsIn(box)) field.after(aside('div'))
  },
  'an element of its own before each field': (box) => {
    for (const field of fieldsIn(box)) field.before(aside('spelling-mark'))
  },
  'each field in a wrapper': (box) => {
    for (const field of fieldsIn(box)) {
      const wrapper = document.createElement('span')
      field.before(wrapper)
      wrapper.append(field)
    }
  },
  'an element in each price': (box) => {
    for (const price of box.querySelectorAll('.price')) price.append(aside('span'))
  },
  'an element in the root': (box) => box.getRootNode().appendChild(document.createElement('style')),
  'an element before and after everything': (box) => {
    box.firstElementChild?.prepend(aside('div'))
    box.firstElementChild?.append(aside('div'), ' ')
  },
  'comments removed': (box) => {
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_COMMENT)
    const comments: Comment[] = []
    while (walk.nextNode()) if (walk.currentNode instanceof Comment) comments.push(walk.currentNode)
    for (const comment of comments) comment.remove()
    box.normalize()
  },
}

const { error } = console
let mismatches: string[] = []
beforeEach(() => {
  mismatches = []
  log.length = 0
  console.error = (...complaint) => {
    if (/hydrat|drawn otherwise/i.test(String(complaint))) mismatches.push(String(complaint))
  }
})
afterEach(() => {
  console.error = error
  document.body.replaceChildren()
})

for (const [kind, change] of Object.entries(changes))
  describe(`a rendering with ${kind}`, () => {
    it('hydrates without an error and replays a press from before hydration', async () => {
      const { box, press, live, find } = drawRegion(Page)
      const button = find('[data-line-id="2"] button')
      change(box)
      await press('[data-line-id="2"] button')
      await live()
      await until(() => log.length > 0)
      expect(log).to.eql(['delete 2'])
      await until(() => box.querySelectorAll('[data-line-id]').length === 1)
      expect(button.isConnected).to.equal(false)
      expect(box.isConnected).to.equal(true)
      expect(mismatches).to.eql([])
    })

    it('keeps the nodes, the typed text and the focus', async () => {
      const { box, root, press, live, find } = drawRegion(Page)
      const field = find('[aria-label=word]')
      change(box)
      await press('[aria-label=word]')
      await sendKeys({ type: '6204' })
      await sendKeys({ press: 'Enter' })
      await live()
      await until(() => log.length > 0)
      expect(log).to.eql(['send 6204'])
      expect(find('[aria-label=word]')).to.equal(field)
      expect(root.activeElement).to.equal(field)
      expect(mismatches).to.eql([])
    })
  })

/** Calls a function after React has been started and before it looks at the nodes. */
function afterStart(box: Element, work: () => void) {
  box.setAttribute(viewAttribute, '')
  const observer = new MutationObserver(() => {
    observer.disconnect()
    work()
  })
  observer.observe(box, { attributeFilter: [viewAttribute] })
}

describe('a rendering that changes during hydration', () => {
  it('hydrates without an error and replays the press', async () => {
    const { box, press, live, find } = drawRegion(Page)
    const button = find('[data-line-id="1"] button')
    afterStart(box, () => changes['an element after each field']?.(box))
    await press('[data-line-id="2"] input')
    await live()
    await until(() => log.length > 0)
    expect(log).to.eql(['tick 2'])
    expect(find('[data-line-id="1"] button')).to.equal(button)
    expect(mismatches).to.eql([])
  })

  it('replays the first press even if an add-on inserts its node repeatedly', async () => {
    const { box, press, live } = drawRegion(Page)
    afterStart(box, () => insistOn(box))
    await press('[data-line-id="2"] input')
    await live()
    await until(() => log.length > 0)
    expect(log).to.eql(['tick 2'])
  })
})

describe('a rendering that the element discards', () => {
  it('is no longer recorded', async () => {
    const { root, press, live, find } = drawRegion(Page)
    Reflect.set(root.host, 'injectCss', 'h1 { color: red }')
    await press('[data-line-id="2"] input')
    await live()
    find('[data-line-id="1"] button').click()
    await until(() => root.querySelectorAll('[data-line-id]').length === 1)
    await until(() => !recorded.has(root))
  })
})

/** Inserts a node now and whenever it is removed, until hydration. */
function insistOn(box: Element) {
  const mark = aside('div')
  const insert = () => mark.isConnected || box.querySelector('form')?.before(mark)
  const observer = new MutationObserver(insert)
  observer.observe(box, { childList: true, subtree: true })
  insert()
  setTimeout(() => observer.disconnect(), 500)
}

for (const kind of ['texts replaced by a translation', 'texts moved into an element', 'comments removed'])
  describe(`a hydrated region with ${kind}`, () => {
    it('stays usable when React cannot find a text to remove', async () => {
      const { box, press, live, find } = drawRegion(Page)
      await press('[data-line-id="2"] input')
      await live()
      await until(() => log.length > 0)
      changes[kind]?.(box)
      await press('[data-line-id="1"] button')
      await until(() => log.includes('delete 1'))
      await painted()
      find('[data-line-id="2"] button').click()
      expect(log.at(-1)).to.equal('delete 2')
    })
  })
