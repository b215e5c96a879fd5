import { form } from '../../core/form/form'
import { afterSalesReason } from './after-sales-reason'
import { afterSalesType } from './after-sales-type'
import { needsPictures, ofDelivered, reasonsFor } from './after-sales-terms'
import { returnMethod } from './return-method'

const typeOf = (entered: Readonly<Record<string, unknown>>) => Number(entered.rightType)

/** Form fields of a case apart from its goods. The names equal those of the request body. */
export const afterSalesForm = form('afterSalesForm', {
  rightType: { type: 'radio', label: ['售后类型', 'Type'], required: true, options: afterSalesType },
  reason: {
    type: 'select',
    label: ['申请原因', 'Reason'],
    required: true,
    own: true,
    options: afterSalesReason,
    check: (value, entered) =>
      !afterSalesReason.is(Number(value)) || reasonsFor(typeOf(entered)).some((one) => one === Number(value)),
    wrong: ['请选择申请原因', 'Please select reason.'],
  },
  returnMethod: {
    type: 'radio',
    label: ['退回方式', 'Return method'],
    required: true,
    options: returnMethod,
    when: (entered) => ofDelivered(typeOf(entered)),
  },
  description: {
    type: 'textarea',
    label: ['问题描述', 'What happened'],
    required: true,
    missing: ['请输入问题描述', 'Describe what happened.'],
    placeholder: [
      '请描述商品问题，例如批号、数量、外箱是否完好',
      'What is wrong: batch, pieces, state of the packing',
    ],
  },
  files: {
    type: 'files',
    label: ['凭证图片', 'Pictures'],
    required: (entered) => needsPictures(Number(entered.reason)),
  },
})
