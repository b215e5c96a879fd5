import { form } from '../../core/form/form'
import { yesNoWords } from '../../core/language/yes-no'
import { budgetBasis } from './budget-basis'
import { budgetPeriod } from './budget-period'

/** Maximum number of consecutive periods that are added at once. */
export const mostPeriods = 24
/** Highest budget in minor units. */
export const highestBudget = 99_999_999_999

/** Days on which a budget can begin or end. */
const days = { min: '2000-01-01', max: '2099-12-31' } as const

const { own } = budgetPeriod.code

const rules = {
  amount: { type: 'money', label: ['预算金额', 'Amount'], required: true, max: highestBudget },
  hard: {
    type: 'radio',
    label: ['超出预算时', 'Beyond the budget'],
    required: true,
    missing: ['请选择超出预算时的处理', 'Select what happens beyond the budget.'],
    options: [
      { value: 10, text: ['不能提交订单', 'Orders are refused'] },
      { value: 20, text: ['仅提醒', 'The checkout warns'] },
    ],
  },
  carryOver: {
    type: 'radio',
    label: ['余额结转下期', 'Carry the rest over'],
    required: true,
    missing: ['请选择余额是否结转下期', 'Select whether to carry the rest over.'],
    options: yesNoWords,
  },
} as const satisfies Parameters<typeof form>[1]

export const newBudgetFields = form('budgetForm', {
  costCentreId: { type: 'select', label: ['成本中心', 'Cost centre'], required: true },
  period: { type: 'select', label: ['周期', 'Period'], required: true, options: budgetPeriod },
  fromDay: {
    type: 'date',
    label: ['开始日', 'First day'],
    required: true,
    ...days,
    hint: ['月度、季度、年度从其首日算起', 'Months, quarters and years begin on their first day.'],
  },
  untilDay: {
    type: 'date',
    label: ['结束日', 'Last day'],
    required: true,
    ...days,
    when: ({ period }) => Number(period) === own,
    check: (value, { fromDay }) =>
      typeof value !== 'string' || typeof fromDay !== 'string' || !value || value >= fromDay,
    wrong: ['结束日不能早于开始日', 'The last day must not be before the first day.'],
  },
  repeat: {
    type: 'quantity',
    label: ['连续周期数', 'Number of periods'],
    required: true,
    max: mostPeriods,
    when: ({ period }) => Number(period) !== own,
  },
  basis: { type: 'select', label: ['计算口径', 'Basis'], required: true, options: budgetBasis },
  ...rules,
})

export const budgetFields = form('budgetForm', {
  ...rules,
  remark: { type: 'text', label: ['调整说明', 'Reason for the change'], max: 100 },
})

export const budgetMoveFields = form('budgetMove', {
  toId: { type: 'select', label: ['转入预算', 'Move to'], required: true },
  amount: {
    type: 'money',
    label: ['转移金额', 'Amount to move'],
    required: true,
    min: 1,
    max: highestBudget,
  },
  remark: { type: 'text', label: ['转移原因', 'Reason for the move'], max: 100 },
})
