import { form } from '../../core/form/form'
import { costCentreRule } from './cost-centre-rule'
import { poNumberRule } from './po-number-rule'

/** Fields of a company's choices about its purchases. */
export const buyingFields = form('buyingForm', {
  poNumber: {
    type: 'radio',
    label: ['整单采购单号', 'PO number of an order'],
    required: true,
    options: poNumberRule,
  },
  costCentre: { type: 'radio', label: ['成本中心', 'Cost centre'], required: true, options: costCentreRule },
  timeZone: {
    type: 'select',
    label: ['公司时区', 'Time zone of the company'],
    hint: [
      '预算周期、代理日期和审批时限按此时区计算',
      'Budget periods, days of deputies and time limits of approvers follow it.',
    ],
    required: true,
  },
})
