import { expect } from 'chai'
import helpElement from '../../elements/trade-help'
import newsElement from '../../elements/trade-news'
import announcementsElement from '../../elements/trade-notices'
import { buttonIn, contentApi, mountTag, texts } from './content-api'
import { until } from './shop-answers'

const api = contentApi()
for (const element of [helpElement, newsElement, announcementsElement]) element.define()

const hit = () => Reflect.get(window, 'hit')
const titles = (root: ShadowRoot) => texts(root, '.article-news-row-title')
afterEach(() => {
  api.state.down.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', location.pathname)
})

describe('news', () => {
  it('lists articles with their categories, ten per page, newest first', async () => {
    const root = mountTag('trade-news')
    await until(() => titles(root).length === 10)
    expect(titles(root).slice(0, 3)).to.deep.equal(['新闻 01', '新闻 02', '新闻 03'])
    expect(titles(root)).not.to.contain('新闻 11')
    expect(texts(root, '[role=tab]')).to.deep.equal(['全部', '指南20', '案例5'])
    expect(root.querySelector('.article-news-row')?.getAttribute('href')).to.equal('/news/1')
  })

  it('keeps category, page and page size in the query, and returns to page 1 in another category', async () => {
    const root = mountTag('trade-news', { 'url-state': 'query' })
    await until(() => titles(root).length === 10)
    root.querySelector<HTMLButtonElement>('.pagination-button[aria-label="第 2 页"]')?.click()
    await until(() => titles(root)[0] === '新闻 11')
    expect(location.search).to.equal('?page=2')
    const size = root.querySelector('select')
    if (!size) throw new Error('no page size')
    size.value = '30'
    size.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => titles(root).length === 25)
    expect(location.search).to.equal('?size=30')
    root.querySelector<HTMLElement>('a[href*="category=c2"]')?.click()
    await until(() => titles(root).length === 5)
    expect(texts(root, '.tabs [aria-current=true]')).to.deep.equal(['案例5'])
    expect(root.querySelector('[role=tab]')).to.equal(null)
    expect(new URLSearchParams(location.search).get('category')).to.equal('c2')
    expect(api.sent('/news/page').at(-1)?.body).to.deep.include({
      categoryId: 'c2',
      pageSize: 30,
      pageNumber: 1,
    })
  })

  it('ignores invalid query values and shows the last page for a page beyond the end', async () => {
    history.replaceState(null, '', '?page=99&size=17&category=')
    const root = mountTag('trade-news', { 'url-state': 'query' })
    await until(() => titles(root)[0] === '新闻 21')
    expect(location.search).to.contain('page=3')
  })

  it('shows a loading error and retries', async () => {
    api.state.down.add('/news/page')
    const root = mountTag('trade-news')
    const failed = await until(() => root.querySelector('[role=alert]'))
    expect(failed.textContent).to.contain('新闻资讯没有加载出来')
    api.state.down.clear()
    buttonIn(root, /重新加载/)?.click()
    await until(() => titles(root).length === 10)
  })

  it('shows an empty state if there are no articles', async () => {
    const { news } = api.state
    api.state.news = []
    const root = mountTag('trade-news')
    await until(() => root.textContent?.includes('还没有内容'))
    api.state.news = news
  })

  it('shows an article as sanitised text with links to its neighbours', async () => {
    const root = mountTag('trade-news', { 'article-id': '2' })
    await until(() => root.querySelector('.rich-text h3'))
    expect(root.querySelector('h1')?.textContent).to.equal('文章 2')
    expect(root.querySelector('.article-previous a')?.getAttribute('href')).to.equal('/news/1')
    expect(root.querySelector('.article-next a')?.getAttribute('href')).to.equal('/news/3')
    expect(root.querySelector('.article-link')?.getAttribute('href')).to.equal('/goods/list/d1')
    expect(root.querySelector('script, [onerror]')).to.equal(null)
    expect(hit()).to.equal(undefined)
  })

  for (const id of ['9', '..', '%2e%2e', '<b>x', "1' or '1'='1", 'x'.repeat(300)]) {
    it(`shows a not-found message for the article "${id.slice(0, 16)}"`, async () => {
      const root = mountTag('trade-news', { 'article-id': id })
      await until(() => root.textContent?.includes('这篇文章不存在'))
      expect(root.querySelector('article')).to.equal(null)
    })
  }

  it('shows another article when article-id changes', async () => {
    const root = mountTag('trade-news', { 'article-id': '1' })
    await until(() => root.querySelector('h1')?.textContent === '文章 1')
    root.host.setAttribute('article-id', '3')
    await until(() => root.querySelector('h1')?.textContent === '文章 3')
    expect(root.querySelector('.article-next')).to.equal(null)
  })
})

describe('announcements', () => {
  it('lists announcements with links and dates', async () => {
    const root = mountTag('trade-notices')
    await until(() => texts(root, '.article-announcement-row-title').length === 10)
    expect(texts(root, '.article-announcement-row-title').slice(0, 3)).to.deep.equal([
      '新闻 01',
      '新闻 02',
      '新闻 03',
    ])
    expect(root.querySelector('.article-announcement-row')?.getAttribute('href')).to.equal('/noticeList/1')
    expect(root.querySelector('time')?.getAttribute('datetime')).to.match(/^2026-10-\d\d$/)
  })

  it('shows a not-found message for an unpublished announcement', async () => {
    const root = mountTag('trade-notices', { 'article-id': '4' })
    await until(() => root.textContent?.includes('这篇文章不存在'))
  })
})

describe('help', () => {
  it('lists all categories and their articles', async () => {
    const root = mountTag('trade-help')
    await until(() => texts(root, '.article-help-link').length === 3)
    expect(texts(root, '.article-help-link')).to.deep.equal(['注册', '下单', '退换'])
    expect(texts(root, '.card-title').slice(0, 2)).to.deep.equal(['采购指南', '售后'])
  })

  it('shows an article beside the tree and marks its entry as current', async () => {
    const root = mountTag('trade-help', { 'article-id': '2' })
    await until(
      () =>
        root.querySelector('.rich-text h3') && root.querySelector('[aria-current=page].article-help-entry'),
    )
    expect(root.querySelector('.article-help-entry[aria-current]')?.textContent).to.equal('下单')
    expect(texts(root, '.article-help-entry')).to.have.length(3)
    expect(root.querySelector('.article-meta time')).to.equal(null)
  })

  it('shows a loading error for the tree beside a loaded article, and retries', async () => {
    api.state.down.add('categoryTree')
    // Another brand site, because this one's tree is cached.
    const root = mountTag('trade-help', { 'article-id': '1', site: 'other' })
    await until(
      () => root.querySelector('.rich-text h3') && root.querySelector('.article-help-contents [role=alert]'),
    )
    api.state.down.clear()
    buttonIn(root, /重新加载/)?.click()
    await until(() => texts(root, '.article-help-entry').length === 3)
  })

  it('is in English with lang="en"', async () => {
    const root = mountTag('trade-help', { lang: 'en' })
    await until(() => root.querySelector('h1')?.textContent === 'Help centre')
  })
})
