import BudgetLeft from '../src/money/budgets/budget-left'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-budget',
  summary: 'What is left today of the budget of one cost centre. For a company’s own portal.',
  reserve: { block: 44 },
  attributes: {
    ...regionAttributes,
    costCentre: { type: 'string', about: 'Code of the cost centre.' },
  },
  events: {
    ...navigates,
  },
  parts: {
    row: 'The line with name and amounts.',
    price: 'What is left.',
    empty: 'What is said when the company has no such cost centre.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, BudgetLeft)
