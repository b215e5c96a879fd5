import { emulateMedia, resetMouse, sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { createRoot, type Root } from 'react-dom/client'
import categoryTreeElement from '../../elements/trade-category-tree'
import menuElement from '../../elements/trade-menu'
import { hostOf } from '../../src/core/host/host'
import { localSource } from '../../src/core/store/look-up'
import { DateInput } from '../../src/ui/forms/date-input'
import LookUp from '../../src/ui/forms/look-up'
import { HostContext } from '../../src/ui/host'
import { uiSheets } from '../../src/ui/sheets'
import { faults } from './faults'
import { hosts, longPage, plainPage, putInto, zoomedPage } from './hosts'
import { answerCalls, categoryTree, painted, until } from './shop-answers'
import { variants } from '../hard/amounts'

answerCalls({ categoryTree: () => categoryTree(12, 8, 12) })
localStorage.clear()
menuElement.define()
categoryTreeElement.define()

const people = localSource(() =>
  Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, label: `采购员 ${at}` })),
)

/** Element with a form whose fields open panels. */
class FieldsHost extends HTMLElement {
  internals = this.attachInternals()
  root = this.attachShadow({ mode: 'open' })
  #drawn: Root | undefined

  connectedCallback() {
    this.root.adoptedStyleSheets = [...uiSheets]
    this.#drawn = createRoot(this.root)
    this.#drawn.render(
      <HostContext value={hostOf(this, this.root)}>
        <LookUp aria-label="下单人" source={people} value="3" onChoose={() => {}} />
        <DateInput aria-label="期望交期" value="2026-12-05" onChange={() => {}} />
      </HostContext>,
    )
  }
  disconnectedCallback() {
    this.#drawn?.unmount()
  }
}
customElements.define('fields-host', FieldsHost)

type Overlay = {
  name: string
  tag: string
  /** Selector of the element to focus before the panel is opened by keyboard. */
  focus: string
  keys: string[]
  /** Panels and their anchors. */
  panels: [panel: string, anchor: string][]
  /** Focused element after Escape. */
  back: string
}

const overlays: Overlay[] = [
  {
    name: 'the list of the search',
    tag: 'trade-menu',
    focus: '.search-field',
    keys: ['ArrowDown'],
    panels: [['.search-list', '.search-frame']],
    back: '.search-field',
  },
  {
    name: 'the panel of the cart',
    tag: 'trade-menu',
    focus: '.menu-offer-button',
    keys: ['Tab'],
    panels: [['.menu-cart-drop', '.menu-cart-box > a']],
    back: '.menu-cart-box > a',
  },
  {
    name: 'the categories and their flyout',
    tag: 'trade-menu',
    focus: '.menu-category-button',
    keys: ['Enter'],
    panels: [
      ['.menu-category-drop', '.menu-category-button'],
      ['.category-flyout', '.category-panel'],
    ],
    back: '.menu-category-button',
  },
  {
    name: 'the flyout of a tree',
    tag: 'trade-category-tree',
    focus: '[data-row="0"]',
    keys: ['ArrowDown'],
    panels: [['.category-flyout', '.category-panel']],
    back: '[data-row="1"]',
  },
  {
    name: 'the list of a choice',
    tag: 'fields-host',
    focus: '[role=combobox]',
    keys: ['ArrowDown'],
    panels: [['.floating', '.look-up']],
    back: '[role=combobox]',
  },
  {
    name: 'a calendar',
    tag: 'fields-host',
    focus: '[aria-label="期望交期"]',
    keys: ['Alt+ArrowDown'],
    panels: [['.floating', '[aria-label="期望交期"]']],
    back: '[aria-label="期望交期"]',
  },
]
const tags = [...new Set(overlays.map(({ tag }) => tag))]

async function press(key: string) {
  const [modifier, plain] = key.includes('+') ? key.split('+') : [undefined, key]
  if (modifier) await sendKeys({ down: modifier })
  await sendKeys({ press: plain ?? key })
  if (modifier) await sendKeys({ up: modifier })
  await painted()
}

/** Returns a panel's box after its content has loaded and it has its final position. */
async function rectOf(root: ShadowRoot, selector: string) {
  const found = await until(() => [...root.querySelectorAll(selector)].find((each) => each.clientHeight > 20))
  let last = ''
  for (;;) {
    const now = found.getBoundingClientRect()
    if (last === JSON.stringify(now)) return now
    last = JSON.stringify(now)
    await painted()
  }
}

/** Returns the corners of a panel that are outside the viewport or covered. The corners are round. */
function lostCorners(root: ShadowRoot, selector: string, { left, top, right, bottom }: DOMRect) {
  const panel = root.querySelector(selector)
  const round = 4
  const corners = {
    'left top': [left + round, top + round],
    'right top': [right - round, top + round],
    'left bottom': [left + round, bottom - round],
    'right bottom': [right - round, bottom - round],
  } as const
  return Object.entries(corners).flatMap(([corner, [x, y]]) => {
    const hit = root.elementFromPoint(x, y)
    return panel?.contains(hit) ? [] : [corner]
  })
}

const pressed = () => new PointerEvent('pointerdown', { bubbles: true, composed: true })

/** Returns the distance of two boxes in px. It is negative if they overlap. */
const gapBetween = (a: DOMRect, b: DOMRect) =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)

async function expectWhole(root: ShadowRoot, { name, panels }: Overlay, when: string) {
  for (const [panel, anchor] of panels) {
    const rect = await rectOf(root, panel)
    const what = `${name}: ${panel} ${when}, at ${JSON.stringify(rect)}`
    const { left, top, right, bottom } = rect
    const rooms = [left, top, innerWidth - right, innerHeight - bottom]
    expect(rect.width * rect.height, what).to.be.above(2000)
    expect(Math.min(...rooms), `${what} from the window’s edge`).to.be.at.least(0)
    expect(lostCorners(root, panel, rect), `${what} is cut off or covered`).to.deep.equal([])
    const gap = gapBetween(rect, await rectOf(root, anchor)) / root.host.currentCSSZoom
    expect(gap, `${what} from its anchor`).to.be.within(-1, 9)
  }
}

describe('overlays', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }))
  after(() => emulateMedia({ reducedMotion: 'no-preference' }))
  afterEach(async () => {
    await resetMouse()
    document.documentElement.style.zoom = ''
    document.body.replaceChildren()
  })

  const inRoot = (root: ShadowRoot) => (selector: string) =>
    until(() => root.querySelector<HTMLElement>(selector))
  const gone = (root: ShadowRoot, { panels }: Overlay) =>
    until(() => panels.every(([panel]) => !root.querySelector(panel)))
  async function open(root: ShadowRoot, { focus, keys, panels }: Overlay) {
    await until(() => !root.querySelector('.skeleton'))
    ;(await inRoot(root)(focus)).focus()
    for (const key of keys) await press(key)
    for (const [panel] of panels) await rectOf(root, panel)
  }

  for (const host of [zoomedPage, ...variants(hosts, 2)])
    it(`in ${host.name}: are fully visible next to their anchor, and Escape closes them`, async () => {
      for (const tag of tags) {
        const { box, root } = await putInto(host, tag)
        for (const overlay of overlays.filter((each) => each.tag === tag)) {
          await open(root, overlay)
          await expectWhole(root, overlay, 'opened')
          if (host.scroll) {
            host.scroll(box)
            await painted()
            await expectWhole(root, overlay, 'scrolled')
          }
          await press('Escape')
          await gone(root, overlay)
          const back = await inRoot(root)(overlay.back)
          expect(root.activeElement === back, `${overlay.name}: focus`).to.equal(true)
          if (box instanceof HTMLDialogElement) expect(box.open, `${overlay.name}: dialog`).to.equal(true)
          back.blur()
        }
        box.remove()
      }
    })

  for (const overlay of overlays) {
    const { name, tag, panels } = overlay
    it(`${name}: closes on a press outside, and when its anchor scrolls out of view`, async () => {
      const { root } = await putInto(longPage, tag)
      await open(root, overlay)
      const [[panel] = ['']] = panels
      root.querySelector(panel)?.firstElementChild?.dispatchEvent(pressed())
      await painted()
      expect(root.querySelector(panel)).not.to.equal(null)
      if (root.querySelector(panel)?.getAttribute('popover') === 'manual') {
        document.body.dispatchEvent(pressed())
        await gone(root, overlay)
        if (root.activeElement instanceof HTMLElement) root.activeElement.blur()
        await open(root, overlay)
      }
      scrollTo(0, 0)
      await gone(root, overlay)
      await painted()
      expect(scrollY).to.equal(0)
    })
  }

  for (const theme of variants(['light', 'dark']))
    it(`have no accessibility faults, ${theme}`, async () => {
      for (const overlay of overlays.filter(({ tag }) => tag.startsWith('trade-'))) {
        const { box, root } = await putInto(plainPage, overlay.tag)
        root.host.setAttribute('theme', theme)
        await open(root, overlay)
        expect(await faults(root.host), overlay.name).to.deep.equal([])
        box.remove()
      }
    })
})
