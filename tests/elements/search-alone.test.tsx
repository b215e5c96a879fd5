import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import searchBox from '../../elements/trade-search-box'
import { enterText } from './enter-text'
import { faults } from './faults'
import { answerCalls, put, until } from './shop-answers'

const asked = answerCalls({
  suggest: (url) => [{ text: `${url.searchParams.get('keyword')} 一`, count: 12 }],
})
localStorage.clear()
searchBox.define()

const gone: string[] = []
document.addEventListener('trade-navigate', (event) => {
  event.preventDefault()
  const { pathname, search } = new URL(event.detail.href)
  gone.push(decodeURIComponent(pathname + search))
})
const words = (root: ShadowRoot, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('trade-search-box outside the shop', () => {
  it('shows the site’s popular keywords, one with a link of its own', async () => {
    const root = put('trade-search-box')
    await until(() => words(root, '.search-hot a').length === 2)
    expect(words(root, '.search-hot a')).to.eql(['轴承', '手套'])
    expect([...root.querySelectorAll('.search-hot a')].map((link) => link.getAttribute('href'))).to.eql([
      '/goods/list/all?goodsKeyWord=%E8%BD%B4%E6%89%BF',
      '/goods/list/d2',
    ])
    expect(await faults(root.host)).to.eql([])
    root.host.remove()
  })

  it('shows the page’s popular keywords instead, and hides them below the field with hide="hot"', async () => {
    const root = put('trade-search-box')
    root.host.setAttribute('hot-words', '螺栓，6204 , ,')
    await until(() => words(root, '.search-hot a').join() === '螺栓,6204')
    root.host.setAttribute('hide', 'hot')
    await until(() => words(root, '.search-hot a').length === 0)
    root.querySelector<HTMLElement>('.search-field')?.focus()
    await until(() => words(root, '.search-group-hot [role=option]').join() === '螺栓,6204')
    root.host.remove()
  })

  it('suggests and searches, and dispatches trade-navigate instead of navigating', async () => {
    const root = put('trade-search-box')
    const field = await until(() => root.querySelector<HTMLInputElement>('.search-field'))
    field.focus()
    await sendKeys({ type: '6204' })
    await until(() => words(root, '.search-word').join() === '6204 一')
    await sendKeys({ press: 'Enter' })
    expect(gone.at(-1)).to.equal('/goods/list/all?goodsKeyWord=6204')
    expect(asked.some(({ pathname }) => pathname.includes('suggest'))).to.equal(true)
    root.host.remove()
  })

  it('searches for at most 50 characters of a pasted keyword', async () => {
    const root = put('trade-search-box')
    await until(() => words(root, '.search-hot a').length === 2)
    const field = await until(() => root.querySelector<HTMLInputElement>('.search-field'))
    expect(field.maxLength).to.equal(50)
    enterText(field, '轴'.repeat(500))
    // A buyer does not press Enter before the typed text is rendered.
    await new Promise(requestAnimationFrame)
    field.form?.requestSubmit()
    await until(() => gone.at(-1)?.includes('轴轴'))
    root.host.remove()
  })
})
