import ActivityPage from '../src/catalogue/activities/activity.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-activity',
  summary: 'A marketing activity: picture, period with countdown, rules and goods.',
  reserve: { block: 390 },
  attributes: {
    ...regionAttributes,
    activityId: { type: 'string', default: '', about: 'Id of the activity.' },
    ...urlState,
  },
  events: {
    ...navigates,
    'trade-before-add-to-cart': 'Before something is added; may be cancelled, with a `reason` for the buyer.',
  },
  slots: emptySlot,
  parts: {
    title: 'The heading.',
    price: 'A price.',
    action: 'A button.',
    empty: 'What is said when there is no such activity.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, ActivityPage, inAddress)
