import TodoBox from '../src/account/todo/todo-box'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-todo',
  summary:
    'What waits for the buyer who is logged in, as one list with due times: to pay, to sign, to approve, to confirm, to repay, what expires. For a company’s own portal.',
  reserve: { block: 302 },
  attributes: {
    ...regionAttributes,
    max: { type: 'number', default: 5, about: 'So many lines at first; the rest when it is asked for.' },
  },
  events: {
    ...navigates,
  },
  parts: {
    title: 'The heading.',
    row: 'One line.',
    action: 'The button for the rest of the lines.',
    empty: 'What is said when nothing waits.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, TodoBox)
