import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useEffect, useState } from 'react'
import { commonAttributes, describe as describeElement } from '../../elements/description'
import { region } from '../../elements/runtime/element'
import { painted, until } from './until'

const life = { mounted: 0, unmounted: 0 }

type Shown = {
  label: string | undefined
  size: number
  open: boolean
  look: string
  items?: { name: string }[]
}

function Probe({ label, size, open, look, items }: Shown) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    life.mounted += 1
    return () => void (life.unmounted += 1)
  }, [])
  if (label === 'broken') throw new Error('as asked')
  return (
    <button className="probe" onClick={() => setCount(count + 1)}>
      {JSON.stringify({ label, size, open, look, first: items?.[0]?.name, count })}
    </button>
  )
}

const description = describeElement({
  tag: 'trade-probe',
  summary: 'A region to test the factory with.',
  attributes: {
    ...commonAttributes,
    label: { type: 'string', about: '' },
    size: { type: 'number', default: 3, about: '' },
    open: { type: 'boolean', about: '' },
    look: { type: 'choice', of: ['plain', 'fancy'], default: 'plain', about: '' },
  },
  properties: { items: { about: '' } },
})

const early = document.createElement('trade-probe')
Object.assign(early, { items: [{ name: 'before' }], size: 9 })
early.setAttribute('size', '4')
document.body.append(early)
region(description, Probe).define()

const button = (element: Element) => element.shadowRoot?.querySelector('button')
const shown = async (element: Element): Promise<Record<string, unknown>> => {
  await painted()
  await painted()
  return JSON.parse(button(element)?.textContent ?? '{}')
}

function make(html: string): Element {
  const box = document.createElement('div')
  box.innerHTML = html
  document.body.append(box)
  const { firstElementChild } = box
  if (!firstElementChild) throw new Error('nothing made')
  return firstElementChild
}

afterEach(() => {
  for (const box of document.querySelectorAll('body > div')) box.remove()
})

it('renders before the next paint, with attributes that the same script sets after insertion', async () => {
  const probe = make('<trade-probe></trade-probe>')
  probe.setAttribute('label', 'said after')
  await Promise.resolve()
  expect(button(probe)?.textContent).to.contain('said after')
})

describe('attributes', () => {
  it('are parsed by their type and have defaults', async () => {
    expect(await shown(make('<trade-probe></trade-probe>'))).to.include({
      size: 3,
      open: false,
      look: 'plain',
    })
    expect(await shown(make('<trade-probe open size="7" label="" look="fancy"></trade-probe>'))).to.include({
      size: 7,
      open: true,
      label: '',
      look: 'fancy',
    })
  })

  it('update the element, and use the default when removed', async () => {
    const element = make('<trade-probe open size="7"></trade-probe>')
    element.setAttribute('label', 'a')
    element.removeAttribute('open')
    element.removeAttribute('size')
    expect(await shown(element)).to.include({ label: 'a', open: false, size: 3 })
  })

  it('with invalid values use the default and log one warning each', async () => {
    const lines: string[] = []
    const warn = console.warn
    // Ignores warnings of other elements, such as a slow API.
    console.warn = (line: string) => line.includes('<trade-probe>') && lines.push(line)
    const first = make('<trade-probe size="wide" look="odd" unknown="x"></trade-probe>')
    const second = make('<trade-probe size="wide"></trade-probe>')
    expect(await shown(first)).to.include({ size: 3, look: 'plain' })
    expect(await shown(second)).to.include({ size: 3 })
    // Warnings come after the drawing.
    await until(() => lines.length > 1)
    console.warn = warn
    const [look, size, ...others] = lines.toSorted()
    expect(look).to.contain('<trade-probe> look="odd"')
    expect(size).to.contain('<trade-probe> size="wide"')
    expect(others).to.eql([])
  })
})

describe('lifecycle', () => {
  it('properties set before definition win over attributes', async () => {
    expect(await shown(early)).to.include({ first: 'before', size: 9 })
    Object.assign(early, { items: [{ name: 'after' }] })
    expect(await shown(early)).to.include({ first: 'after' })
    early.remove()
  })

  it('does not mount while detached', async () => {
    await painted()
    const { mounted } = life
    document.createElement('trade-probe').setAttribute('size', '5')
    await painted()
    expect(life.mounted).to.equal(mounted)
  })

  it('keeps its state when moved in the document', async () => {
    const element = make('<trade-probe></trade-probe>')
    await shown(element)
    button(element)?.click()
    expect(await shown(element)).to.include({ count: 1 })
    const { unmounted } = life
    const other = make('<section></section>')
    other.append(element)
    expect(await shown(element)).to.include({ count: 1 })
    expect(life.unmounted).to.equal(unmounted)
  })

  it('unmounts all of 50 removed elements', async () => {
    await painted()
    const before = { ...life }
    const all = Array.from({ length: 50 }, () => make('<trade-probe></trade-probe>'))
    await until(() => life.mounted - before.mounted === 50)
    for (const element of all) element.remove()
    await until(() => life.unmounted - before.unmounted === 50)
  })

  it('a clone renders with the attributes of its original', async () => {
    const element = make('<trade-probe size="6"></trade-probe>')
    const copy = element.cloneNode(true)
    document.body.querySelector('div')?.append(copy)
    if (!(copy instanceof Element)) throw new Error('no element')
    expect(await shown(copy)).to.include({ size: 6 })
  })
})

describe('styles', () => {
  it('are adopted sheets, without style or link elements', async () => {
    const element = make('<trade-probe></trade-probe>')
    await shown(element)
    expect(element.shadowRoot?.querySelectorAll('style, link')).to.have.length(0)
    expect(element.shadowRoot?.adoptedStyleSheets.length).to.be.greaterThan(3)
  })

  it('of the page do not affect the inside, and theme="dark" does', async () => {
    const element = make('<trade-probe></trade-probe>')
    const box = element.parentElement
    box?.setAttribute('style', 'letter-spacing: 9px; font: 40px cursive; text-transform: uppercase')
    await shown(element)
    const inside = button(element)
    expect(inside && getComputedStyle(inside).letterSpacing).to.equal('normal')
    expect(element.matches(':state(dark)')).to.equal(false)
    element.setAttribute('theme', 'dark')
    await painted()
    expect(element.matches(':state(dark)')).to.equal(true)
  })

  it('of injectCss win over the element’s, as text or as a sheet, and can be removed', async () => {
    const element = make('<trade-probe></trade-probe>')
    await shown(element)
    const colour = () => {
      const inside = button(element)
      return inside && getComputedStyle(inside).color
    }
    Object.assign(element, { injectCss: '.probe { color: rgb(1, 2, 3) }' })
    expect(colour()).to.equal('rgb(1, 2, 3)')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.probe { color: rgb(4, 5, 6) }')
    Object.assign(element, { injectCss: sheet })
    expect(colour()).to.equal('rgb(4, 5, 6)')
    Object.assign(element, { injectCss: undefined })
    expect(colour()).to.not.equal('rgb(4, 5, 6)')
  })
})

describe('a broken element', () => {
  it('shows its error, dispatches trade-error, leaves others intact, and recovers', async () => {
    const lines: unknown[] = []
    const listen = (event: Event) => lines.push(event instanceof CustomEvent && event.detail)
    document.addEventListener('trade-error', listen)
    const error = console.error
    console.error = () => {}
    const neighbour = make('<trade-probe label="fine"></trade-probe>')
    const element = make('<trade-probe label="broken"></trade-probe>')
    await shown(neighbour)
    await painted()
    console.error = error
    document.removeEventListener('trade-error', listen)
    expect(element.shadowRoot?.querySelector('[role=alert]')).to.not.equal(null)
    expect(lines[0]).to.include({ element: 'trade-probe', code: 'render' })
    expect(await shown(neighbour)).to.include({ label: 'fine' })
    element.setAttribute('label', 'mended')
    button(element)?.click()
    expect(await shown(element)).to.include({ label: 'mended' })
  })
})

describe('links', () => {
  it('dispatch trade-navigate first and are not followed if it is cancelled', async () => {
    const element = make('<trade-probe></trade-probe>')
    await shown(element)
    const anchor = Object.assign(document.createElement('a'), { href: '/goods/7', textContent: 'x' })
    element.shadowRoot?.append(anchor)
    const wishes: unknown[] = []
    const take = (event: Event) => {
      event.preventDefault()
      wishes.push(event instanceof CustomEvent && event.detail)
    }
    document.addEventListener('trade-navigate', take)
    anchor.focus()
    await sendKeys({ press: 'Enter' })
    document.removeEventListener('trade-navigate', take)
    expect(wishes).to.deep.equal([
      { href: `${location.origin}/goods/7`, route: 'goods', params: { goodsId: '7' } },
    ])
    expect(location.pathname).to.not.equal('/goods/7')
  })
})
