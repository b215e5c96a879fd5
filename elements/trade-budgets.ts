import BudgetsPage from '../src/money/budgets/budgets.page'
import { describe, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-budgets',
  summary:
    'The budgets of the company’s cost centres, with what is used, reserved and left. Its main account adds and changes them.',
  reserve: { block: 480 },
  attributes: {
    ...regionAttributes,
    ...urlState,
  },
  events: {
    ...navigates,
  },
  parts: {
    title: 'The heading.',
    row: 'One budget.',
    action: 'Every button that does something.',
    dialog: 'The forms to add and to change a budget.',
    empty: 'What is said when there are no budgets.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, BudgetsPage, inAddress)
