import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import allCategories from '../../elements/trade-all-categories'
import categoryTreeElement from '../../elements/trade-category-tree'
import { faults } from './faults'
import { answerCalls, categoryTree, painted, until } from './shop-answers'

// 5,020 nodes: 20 departments with 10 groups of 24 kinds.
let answer: () => unknown = () => categoryTree(20, 10, 24)
answerCalls({ categoryTree: () => answer() })
localStorage.clear()
allCategories.define()
categoryTreeElement.define()

let sites = 0
/** Puts an element of its own site on the page, so that each has its own category tree. */
function put(tag: string, attributes: Record<string, string> = {}) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ lang: 'zh-CN', site: `tree${++sites}`, ...attributes }))
    element.setAttribute(name, value)
  document.body.append(element)
  const root = element.shadowRoot
  if (!root) throw new Error(`${tag} is not defined`)
  return root
}
const all = (root: ShadowRoot, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
const words = (root: ShadowRoot, selector: string) =>
  all(root, selector).map(({ textContent }) => textContent)

before(() => setViewport({ width: 1440, height: 900 }))
afterEach(() => {
  for (const each of document.querySelectorAll('[site]')) each.remove()
  answer = () => categoryTree(20, 10, 24)
})

describe('trade-all-categories', () => {
  it('shows the whole tree, each category with its own link', async () => {
    answer = () => categoryTree(3)
    const root = put('trade-all-categories')
    await until(() => all(root, '.category-section').length === 3)
    expect(words(root, '.category-index-row')).to.eql(['部门1', '部门2', '部门3'])
    expect(words(root, '.category-section-name')).to.have.length(6)
    const kinds = all(root, '.category-section-kinds a')
    expect(kinds).to.have.length(18)
    expect(kinds[4]?.getAttribute('href')).to.equal('/goods/list/d1g2k2')
    expect(words(root, '.category-section-whole')[1]).to.equal('2,000 种商品')
    expect(await faults(root.host)).to.eql([])
  })

  it('the index focuses a department and marks it as current', async () => {
    const root = put('trade-all-categories')
    await until(() => all(root, '.category-section').length === 20)
    all(root, '.category-index-row')[9]?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => root.activeElement?.textContent === '部门10')
    await until(() => words(root, '.category-index [aria-current]').join() === '部门10')
    const top = root.activeElement?.getBoundingClientRect().top ?? -1
    expect(top).to.be.within(0, innerHeight)
  })

  it('renders 5,000 categories in one step', async () => {
    const root = put('trade-all-categories')
    const drawn = new Set<number>()
    while (!drawn.has(4800)) {
      drawn.add(all(root, '.category-section-kinds a').length)
      await painted()
    }
    expect([...drawn]).to.eql([0, 4800])
  })

  it('shows an empty state without categories, and an error with retry', async () => {
    answer = () => []
    const empty = put('trade-all-categories')
    await until(() => words(empty, '.empty-state-title')[0] === '还没有分类')
    answer = () => {
      throw new Error('down')
    }
    const failed = put('trade-all-categories')
    await until(() => words(failed, '.empty-state-title')[0]?.includes('没有加载出来'))
    answer = () => categoryTree(2)
    all(failed, 'button')
      .find(({ textContent }) => textContent === '重新加载')
      ?.click()
    await until(() => all(failed, '.category-section').length === 2)
  })
})

describe('trade-category-tree', () => {
  it('layout panel: renders one flyout of 5,000 categories, navigated by keys', async () => {
    const root = put('trade-category-tree')
    await until(() => all(root, '.category-row:not(.category-row-waiting)').length === 20)
    const before = root.querySelectorAll('*').length
    expect(before).to.be.below(300)
    all(root, '[data-row="0"]')[0]?.focus()
    await until(() => all(root, '.category-flyout').length === 1)
    expect(root.querySelectorAll('*').length - before).to.be.below(800)
    await sendKeys({ press: 'ArrowDown' })
    await until(() => root.querySelector('.category-flyout')?.ariaLabel === '部门2')
    await sendKeys({ press: 'Escape' })
    await until(() => all(root, '.category-flyout').length === 0)
  })

  it('layout list: expands nested branches and renders only expanded ones', async () => {
    const root = put('trade-category-tree', { layout: 'list' })
    await until(() => all(root, '.category-branch').length === 20)
    all(root, '[aria-label="展开 部门2"]')[0]?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => all(root, '.category-branch').length === 30)
    all(root, '[aria-label="展开 组2-3"]')[0]?.click()
    await until(() => all(root, '.category-branch').length === 54)
    expect(all(root, 'a').map((link) => link.getAttribute('href'))).to.include('/goods/list/d2g3k24')
    expect(await faults(root.host)).to.eql([])
    all(root, '[aria-label="收起 部门2"]')[0]?.click()
    await until(() => all(root, '.category-branch').length === 20)
  })

  it('shows the categories of a department, and an empty state for an unknown one', async () => {
    const root = put('trade-category-tree', { 'category-id': 'd3' })
    await until(() => words(root, '.category-branch-name')[0] === '组3-1')
    root.host.setAttribute('category-id', 'nowhere')
    await until(() => words(root, '.category-list-empty')[0] === '还没有分类')
  })
})
