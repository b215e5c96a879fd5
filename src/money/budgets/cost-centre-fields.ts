import { form } from '../../core/form/form'

/** Maximum length of a cost centre's code, as on the lines of an order. */
export const longestCode = 50

const code = {
  type: 'text',
  label: ['编码', 'Code'],
  required: true,
  max: longestCode,
  hint: ['下单时填写；保存后不可修改', 'Entered at the checkout; cannot be changed later.'],
} as const

const about = {
  name: { type: 'text', label: ['名称', 'Name'], required: true, max: 50 },
  activeFrom: { type: 'date', label: ['启用日', 'Active from'] },
  activeUntil: {
    type: 'date',
    label: ['停用日', 'Active until'],
    check: (value, { activeFrom }) =>
      typeof value !== 'string' || typeof activeFrom !== 'string' || !value || value >= activeFrom,
    wrong: ['停用日不能早于启用日', 'The last day must not be before the first day.'],
  },
} as const satisfies Parameters<typeof form>[1]

export const newCostCentreFields = form('costCentreForm', { code, ...about })
export const costCentreFields = form('costCentreForm', about)
