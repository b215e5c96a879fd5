import { form } from '../../core/form/form'
import { yesNoWords } from '../../core/language/yes-no'

/** Form fields of a delivery address. The regions come from the server. */
export const addressForm = form('addressForm', {
  consignee: { type: 'text', label: ['收货人', 'Consignee'], required: true, max: 20 },
  phone: { type: 'phone', label: ['联系电话', 'Phone'], required: true },
  regionCode: { type: 'select', label: ['所在地区', 'Region'], required: true },
  detail: {
    type: 'text',
    label: ['详细地址', 'Street address'],
    required: true,
    max: 100,
    placeholder: ['街道、门牌号、楼层或仓库', 'Street, number, floor or warehouse'],
  },
  label: {
    type: 'text',
    label: ['标签', 'Label'],
    max: 10,
    placeholder: ['如：公司、2 号库', 'For example: office, warehouse 2'],
  },
  isDefault: { type: 'radio', label: ['默认地址', 'Default address'], options: yesNoWords },
})
