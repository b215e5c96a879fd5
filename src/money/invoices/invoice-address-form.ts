import { form } from '../../core/form/form'
import { yesNoWords } from '../../core/language/yes-no'

/** Form fields of a mailing address. The regions come from the server. */
export const invoiceAddressForm = form('invoiceAddressForm', {
  consignee: { type: 'text', label: ['收票人', 'Recipient'], required: true, max: 20 },
  phone: { type: 'phone', label: ['联系电话', 'Phone'], required: true },
  regionCode: { type: 'select', label: ['所在地区', 'Region'], required: true },
  detail: { type: 'text', label: ['详细地址', 'Street address'], required: true, max: 100 },
  isDefault: { type: 'radio', label: ['默认地址', 'Default address'], options: yesNoWords },
})
