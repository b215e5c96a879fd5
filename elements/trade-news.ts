import NewsPage from '../src/site/articles/news.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-news',
  summary: 'News of the brand site by category, in pages, or one piece of it.',
  reserve: { block: 815 },
  attributes: {
    ...regionAttributes,
    articleId: { type: 'string', about: 'Id of the article to show; absent: the list.' },
    ...urlState,
  },
  events: {
    ...navigates,
  },
  slots: emptySlot,
  parts: {
    title: 'The heading.',
    action: 'A button.',
    empty: 'What is said when there is nothing.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, NewsPage, inAddress)
