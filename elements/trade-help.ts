import HelpPage from '../src/site/articles/help.page'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-help',
  summary: 'The help centre: all its contents, or one article beside them.',
  reserve: { block: 524 },
  attributes: {
    ...regionAttributes,
    articleId: { type: 'string', about: 'Id of the article to show; absent: all of them.' },
  },
  events: {
    ...navigates,
  },
  parts: {
    title: 'The heading.',
    action: 'A button.',
    empty: 'What is said when there is nothing.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, HelpPage)
