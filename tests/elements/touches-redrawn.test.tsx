import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useEffect, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { drawnClass, takenOver, type DrawnView } from '../../elements/runtime/drawn-view'
import { keepTouches } from '../../elements/runtime/touches'
import { until } from './goods-page'

// Interactions before hydration are executed once and with their values, however the region hydrates.

const log: string[] = []

type PageProps = { title: string; onAlive?: () => void }

/** Controls of every kind, two of them in list rows. */
function Page({ title, onAlive }: PageProps) {
  const [word, setWord] = useState('')
  const [text, setText] = useState('')
  const [kind, setKind] = useState('a')
  const [off, setOff] = useState<readonly string[]>([])
  const [hovered, setHovered] = useState(false)
  useEffect(() => onAlive?.(), [onAlive])
  return (
    <div className="trade-root">
      <h1>{title}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          log.push(`search ${word}`)
        }}
      >
        <input aria-label="word" type="text" value={word} onChange={({ target }) => setWord(target.value)} />
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          log.push(`send ${text} ${kind}`)
        }}
      >
        <textarea aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
        <select
          aria-label="kind"
          value={kind}
          onChange={({ target }) => {
            log.push(`choose ${target.value}`)
            setKind(target.value)
          }}
        >
          <option>a</option>
          <option>b</option>
        </select>
        <button type="submit">send</button>
      </form>
      {['1', '2'].map((id) => (
        <div key={id} data-line-id={id}>
          <input
            type="checkbox"
            aria-label="chosen"
            checked={!off.includes(id)}
            onChange={({ target }) => {
              log.push(`tick ${id} ${target.checked}`)
              setOff(target.checked ? off.filter((each) => each !== id) : [...off, id])
            }}
          />
          <button type="button" onClick={() => log.push(`delete ${id}`)}>
            delete
          </button>
        </div>
      ))}
      <button type="button" aria-expanded={hovered} onPointerEnter={() => setHovered(true)}>
        {hovered ? 'open' : 'menu'}
      </button>
    </div>
  )
}

/** Wraps each text in an element, as page translators do. */
function translate(box: Element) {
  const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}
/** Adds a node after each field, as password managers do. */
function decorate(box: Element) {
  for (const field of box.querySelectorAll('input, select')) {
    const mark = document.createElement('div')
    mark.style.position = 'absolute'
    field.after(mark)
  }
}

const { error } = console
let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  console.error = error
})

type Way = 'as it was drawn' | 'with a difference' | 'translated' | 'with an add-on' | 'anew, later'
const ways: Way[] = ['as it was drawn', 'with a difference', 'translated', 'with an add-on', 'anew, later']

/** Puts a server-rendered element on the page. @returns a function that hydrates it */
function draw(way: Way, view: Partial<DrawnView> = {}) {
  log.length = 0
  const element = document.body.appendChild(document.createElement('div'))
  const shadow = element.attachShadow({ mode: 'open' })
  const box = document.createElement('div')
  box.className = drawnClass
  box.innerHTML = renderToString(<Page title="drawn" />)
  shadow.append(box)
  if (way === 'translated') translate(box)
  if (way === 'with an add-on') decorate(box)
  const whole = { version: '', name: '', locale: 'zh-CN', site: '', buyer: '', address: '', attributes: {} }
  keepTouches(element, shadow, { box, view: { ...whole, drawn: {}, ...view } as DrawnView }, () => {})
  const find = (selector: string) => {
    const found = shadow.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  async function press(selector: string) {
    const { x, y, width, height } = find(selector).getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
  }
  /** @param between actions of the buyer after React's first render and before hydration ends */
  async function live(between?: () => Promise<void>) {
    const alive = new Promise<void>((done) => {
      const noteAlive = () =>
        queueMicrotask(async () => {
          await between?.()
          shadow.dispatchEvent(new Event(takenOver))
          done()
        })
      if (way === 'anew, later') {
        box.remove()
        const next = shadow.appendChild(document.createElement('div'))
        root = createRoot(next)
        noteAlive()
        setTimeout(() => root?.render(<Page title="drawn" />), 60)
        return
      }
      console.error = () => {}
      const title = way === 'with a difference' ? 'other' : 'drawn'
      const tree = <Page title={title} onAlive={noteAlive} />
      root = hydrateRoot(box, tree, { onRecoverableError() {} })
    })
    await alive
    await until(() => shadow.querySelectorAll('[data-line-id]').length === 2)
    await new Promise((done) => setTimeout(done, 60))
  }
  return { press, live, find, shadow, element }
}

const isOn = (node: HTMLElement) => node instanceof HTMLInputElement && node.checked

for (const way of ways)
  describe(`input before hydration of a region that React renders ${way}`, () => {
    it('replays a press once, in its own line', async () => {
      const { press, live } = draw(way)
      await press('[data-line-id="2"] button')
      expect(log).to.eql([])
      await live()
      expect(log).to.eql(['delete 2'])
    })

    it('replays a changed checkbox once and shows its state', async () => {
      const { press, live, find } = draw(way)
      await press('[data-line-id="2"] input')
      expect(isOn(find('[data-line-id="2"] input'))).to.equal(false)
      await live()
      expect(log).to.eql(['tick 2 false'])
      expect(isOn(find('[data-line-id="2"] input'))).to.equal(false)
      expect(isOn(find('[data-line-id="1"] input'))).to.equal(true)
    })

    it('replays nothing for a checkbox that was clicked twice', async () => {
      const { press, live } = draw(way)
      await press('[data-line-id="1"] input')
      await press('[data-line-id="1"] input')
      await live()
      expect(log).to.eql([])
    })

    it('submits typed text on Enter in a form without a button, and keeps the focus', async () => {
      const { press, live, find, shadow } = draw(way)
      await press('[aria-label=word]')
      await sendKeys({ type: '6204' })
      await sendKeys({ press: 'Enter' })
      await live()
      expect(log).to.eql(['search 6204'])
      expect(shadow.activeElement).to.equal(find('[aria-label=word]'))
    })

    it('submits a text and a choice from before the press', async () => {
      const { press, live, find } = draw(way)
      await press('[aria-label=text]')
      await sendKeys({ type: 'two' })
      const select = find('select')
      if (select instanceof HTMLSelectElement) select.value = 'b'
      select.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      await press('[type=submit]')
      await live()
      expect(log).to.eql(['choose b', 'send two b'])
    })

    if (way !== 'anew, later') {
      it('keeps text that is typed across hydration and submits it once', async () => {
        const { press, live, find } = draw(way)
        await press('[aria-label=word]')
        await sendKeys({ type: '62' })
        await live(async () => {
          await sendKeys({ type: '04' })
          await sendKeys({ press: 'Enter' })
        })
        expect(log).to.eql(['search 6204'])
        expect(find('[aria-label=word]')).to.have.property('value', '6204')
      })

      it('reports a choice once that is made before hydration ends', async () => {
        const { live, find } = draw(way)
        await live(async () => {
          const select = find('select')
          if (select instanceof HTMLSelectElement) select.value = 'b'
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
        })
        expect(log).to.eql(['choose b'])
      })

      it('replays nothing for a checkbox clicked before and during hydration', async () => {
        const { press, live, find } = draw(way)
        await press('[data-line-id="2"] input')
        await live(async () => {
          expect(isOn(find('[data-line-id="2"] input'))).to.equal(false)
          await press('[data-line-id="2"] input')
        })
        expect(log).to.eql([])
        expect(isOn(find('[data-line-id="2"] input'))).to.equal(true)
      })

      it('replays a press once that is repeated during hydration', async () => {
        const { press, live } = draw(way)
        await press('[data-line-id="2"] button')
        await live(() => press('[data-line-id="2"] button'))
        expect(log).to.eql(['delete 2'])
      })
    }

    it('opens the element under a resting pointer', async () => {
      const { live, find } = draw(way)
      const { x, y } = find('[aria-expanded]').getBoundingClientRect()
      await sendMouse({ type: 'move', position: [Math.round(x + 4), Math.round(y + 4)] })
      await live()
      // If the element is rendered under the pointer later, the browser sends the event itself.
      if (way !== 'anew, later') expect(find('[aria-expanded]').ariaExpanded).to.equal('true')
    })
  })

describe('a press before hydration', () => {
  it('is not replayed for another member', async () => {
    document.cookie = 'PC_TOKEN=session-of-another; Path=/'
    const { press, live } = draw('anew, later', { buyer: 'of-one' })
    await press('[data-line-id="2"] button')
    await live()
    document.cookie = 'PC_TOKEN=; Path=/; Max-Age=0'
    expect(log).to.eql([])
  })

  it('is dropped once the buyer presses in the new rendering', async () => {
    const { press, live, element, shadow } = draw('anew, later')
    await press('[data-line-id="2"] button')
    shadow.dispatchEvent(new Event(takenOver))
    // The new rendering is still empty when this is pressed.
    shadow.replaceChildren(document.createElement('p'))
    element.style.cssText = 'display:block;height:400px'
    await sendMouse({ type: 'click', position: [30, 30] })
    await live()
    expect(log).to.eql([])
  })
})
