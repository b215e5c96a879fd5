import { form } from '../../core/form/form'

export const returnParcelForm = form('returnParcelForm', {
  company: { type: 'text', label: ['快递公司', 'Carrier'], required: true, max: 30 },
  trackingNo: {
    type: 'text',
    label: ['运单号', 'Tracking number'],
    required: true,
    max: 30,
    check: (value) => /^[A-Za-z0-9-]{6,30}$/.test(String(value).trim()),
    wrong: ['运单号为 6–30 位字母或数字', 'Tracking number: 6–30 letters or digits.'],
  },
  files: { type: 'files', label: ['退货图片', 'Pictures'] },
})

export const pickupForm = form('pickupForm', {
  pickupDay: { type: 'date', label: ['上门日期', 'Pickup date'], required: true },
})
