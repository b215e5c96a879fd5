import HelpPage from '../src/site/articles/help.page'
import { commonAttributes, describe } from './description'
import { region } from './element'

export const description = describe({
  tag: 'trade-help',
  summary: 'The help centre: all its contents, or one article beside them.',
  attributes: {
    ...commonAttributes,
    articleId: { type: 'string', about: 'Id of the article to show; absent: all of them.' },
  },
  events: {
    'trade-navigate': 'Before a link is followed; may be cancelled to go there in another way.',
  },
  parts: {
    title: 'The heading.',
    action: 'A button.',
    empty: 'What is said when there is nothing.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, HelpPage)
