import { form } from '../../core/form/form'
import type { Entered } from '../../core/form/form-field'
import { yesNoWords } from '../../core/language/yes-no'
import { titleKind } from './title-kind'

const { personal, special } = titleKind.code
const isCompany = ({ kind }: Entered) => kind !== '' && Number(kind) !== personal
const isSpecial = ({ kind }: Entered) => Number(kind) === special

/** Form fields of an invoice title. A special title also requires the company's bank and registered address. */
export const titleForm = form('invoiceTitleForm', {
  kind: { type: 'radio', label: ['抬头类型', 'Kind'], required: true, options: titleKind },
  title: { type: 'text', label: ['抬头', 'Title'], required: true, max: 100 },
  taxNo: { type: 'creditCode', label: ['税号', 'Tax number'], required: true, when: isCompany },
  bank: { type: 'text', label: ['开户银行', 'Bank'], required: true, max: 50, when: isSpecial },
  bankCard: { type: 'bankCard', label: ['银行账号', 'Bank account'], required: true, when: isSpecial },
  regAddress: {
    type: 'text',
    label: ['注册地址', 'Registered address'],
    required: true,
    max: 100,
    when: isSpecial,
  },
  regPhone: { type: 'phone', label: ['注册电话', 'Registered phone'], required: true, when: isSpecial },
  isDefault: { type: 'radio', label: ['默认抬头', 'Default title'], options: yesNoWords },
})
