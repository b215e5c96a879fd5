import { createRoot } from 'react-dom/client'
import menu from '../../src/shell/menu/menu.css?sheet'
import search from '../../src/catalogue/search/search.css?sheet'
import { hostOf } from '../../src/core/host/host'
import { HostContext } from '../../src/ui/host'
import { uiSheets } from '../../src/ui/sheets'
import { BrandCard } from './parts/brand-card'
import sheet from './parts/brand-card.css?sheet'
import page from './parts/brands-page.css?sheet'

/** One brand in one theme. Only `--trade-brand` on the element differs. */
class BrandBoard extends HTMLElement {
  #internals = this.attachInternals()

  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [...uiSheets, menu, search, sheet]
    if (this.getAttribute('theme') === 'dark') this.#internals.states.add('dark')
    const brand = this.getAttribute('brand') ?? ''
    this.style.setProperty('--trade-brand', brand)
    createRoot(root).render(
      <HostContext value={hostOf(this, root)}>
        <div className="trade-root">
          <BrandCard name={this.getAttribute('name') ?? ''} brand={brand} />
        </div>
      </HostContext>,
    )
  }
}
customElements.define('brand-board', BrandBoard)

const brands = [
  ['禾拓工采', '#1652B0'],
  ['绿源能源', '#0B7A5B'],
  ['赤铁机械', '#E5481B'],
  ['黄岩模具', '#F5B800'],
  ['紫芯电子', '#6B21A8'],
] as const

document.adoptedStyleSheets = [page]
const head = document.createElement('header')
const title = document.createElement('h1')
title.textContent = '一个变量换品牌'
const about = document.createElement('p')
about.textContent =
  '每个品牌站只设置 --trade-brand；按钮、链接、浅底、描边、深底都由它派生，明度自动钳制，浅色与深色主题下文字对比度均不低于 4.5:1。'
head.append(title, about)
const grid = document.createElement('main')
for (const theme of ['light', 'dark']) {
  for (const [name, brand] of brands) {
    const board = document.createElement('brand-board')
    for (const [key, value] of Object.entries({ theme, name, brand })) board.setAttribute(key, value)
    grid.append(board)
  }
}
document.body.append(head, grid)
