import { form } from '../../core/form/form'
import { longestNumber, longestRemark } from '../checkout/text-limits'

/** Details of a returned request. The company's addresses are passed when it is rendered. */
export const requestEditForm = form('requestEdit', {
  addressId: {
    type: 'select',
    label: ['收货地址', 'Address'],
    placeholder: ['不变', 'Unchanged'],
  },
  poNumber: { type: 'text', label: ['整单采购单号', 'PO number of the order'], max: longestNumber },
  remark: { type: 'text', label: ['备注', 'Note'], max: longestRemark },
})
