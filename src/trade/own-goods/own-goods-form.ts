import { form } from '../../core/form/form'
import type { Entered } from '../../core/form/form-field'

const isCode = ({ kind }: Entered) => kind === 'code'
const isCustom = ({ kind }: Entered) => kind !== 'code'

/** Form fields of stored goods. The SKU code identifies a listed product. */
export const ownGoodsForm = form('ownGoodsForm', {
  kind: {
    type: 'radio',
    label: ['类型', 'Kind'],
    required: true,
    options: [
      { value: 'custom', text: ['定制商品', 'Custom goods'] },
      { value: 'code', text: ['物料编码', 'Own code'] },
    ],
  },
  name: { type: 'text', label: ['名称', 'Name'], required: true, max: 100 },
  myCode: { type: 'text', label: ['我的编码', 'Own code'], required: true, max: 50, when: isCode },
  skuCode: {
    type: 'text',
    label: ['订货号', 'SKU code'],
    max: 50,
    hint: [
      '物料编码必填；定制商品可填写平台定制品的订货号',
      'Required for own codes; for custom goods you can enter the SKU code of the shop’s custom product.',
    ],
    required: isCode,
  },
  deliveryCycle: {
    type: 'number',
    label: ['交期（天）', 'Delivery time (days)'],
    min: 1,
    max: 999,
    when: isCustom,
  },
  price: { type: 'money', label: ['参考单价', 'Price'], min: 1, max: 100_000_000_00, when: isCustom },
  unit: { type: 'text', label: ['单位', 'Unit'], required: true, max: 20, when: isCustom },
  quantity: { type: 'quantity', label: ['常用数量', 'Usual quantity'], required: true },
  remark: { type: 'textarea', label: ['备注', 'Remark'], max: 200 },
})
