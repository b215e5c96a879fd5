import { form } from '../../core/form/form'
import { costCentreRule } from './cost-centre-rule'
import { poNumberRule } from './po-number-rule'

/** Time zones that the form offers. A company may have another one. */
const timeZones = ['Asia/Shanghai', 'Asia/Hong_Kong', 'Asia/Singapore', 'Asia/Tokyo', 'Europe/Berlin', 'UTC']

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
    label: ['预算周期的时区', 'Time zone of budget periods'],
    required: true,
    options: timeZones.map((zone) => ({ value: zone, text: [zone, zone] as const })),
  },
})
