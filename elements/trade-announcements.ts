import { AnnouncementsPart } from '../src/site/articles/announcements.lit'
import { commonAttributes, describe } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-announcements',
  small: true,
  summary: 'The three newest announcements of the platform, with the way to all of them.',
  reserve: { block: 123 },
  attributes: commonAttributes,
  parts: {
    row: 'The box.',
    title: 'The heading.',
    empty: 'What is said when there are none.',
    error: 'What is said when they did not load.',
  },
})

export default small(description, AnnouncementsPart)
