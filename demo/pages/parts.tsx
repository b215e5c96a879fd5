import { createRoot } from 'react-dom/client'
import { hostOf } from '../../src/core/host/host'
import { HostContext } from '../../src/ui/host'
import { uiSheets } from '../../src/ui/sheets'
import { Board } from './parts/board'
import sheet from './parts/board.css?sheet'
import page from './parts/page.css?sheet'

/** Every token and plain part, inside a shadow root with the same adopted style sheets as an element. */
class PartsBoard extends HTMLElement {
  #internals = this.attachInternals()

  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [...uiSheets, sheet]
    const dark = this.getAttribute('theme') === 'dark'
    if (dark) this.#internals.states.add('dark')
    createRoot(root).render(
      <HostContext value={hostOf(this, root)}>
        <div className="trade-root">
          <Board dark={dark} />
        </div>
      </HostContext>,
    )
  }
}
customElements.define('parts-board', PartsBoard)

const asked = new URLSearchParams(location.search)
document.documentElement.lang = asked.get('lang') ?? 'zh-CN'
document.adoptedStyleSheets = [page]
const brand = asked.get('brand')
if (brand) document.body.style.setProperty('--trade-brand', brand)

const theme = asked.get('theme') ?? 'light'
for (const one of theme === 'both' ? ['light', 'dark'] : [theme]) {
  const board = document.createElement('parts-board')
  board.setAttribute('theme', one)
  document.body.append(board)
}
