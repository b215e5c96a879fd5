import { form } from '../../core/form/form'
import { keyed } from '../../core/language/messages'

const company = keyed('application', {
  company: { type: 'text', label: ['公司名称', 'Company name'], required: true, max: 100 },
  creditCode: { type: 'creditCode', label: ['信用代码', 'Credit code'], required: true },
} as const)
const contact = keyed('application', {
  contact: { type: 'text', label: ['联系人', 'Contact'], required: true, max: 20 },
  phone: { type: 'phone', label: ['联系电话', 'Contact phone'], required: true },
} as const)

/** Form for an enterprise membership. */
export const settlementFields = form('settlementForm', {
  ...company,
  licenses: { type: 'files', label: ['营业执照', 'Business licence'], required: true, max: 3 },
  ...contact,
})

/** Form for a supplier. Categories are ids of the first level. */
export const supplierFields = form('supplierForm', {
  ...company,
  categories: { type: 'checks', label: ['供应品类', 'Categories supplied'], required: true, max: 30 },
  licenses: { type: 'files', label: ['资质文件', 'Licences'], required: true },
  bank: { type: 'text', label: ['开户银行', 'Bank'], required: true },
  bankCard: { type: 'bankCard', label: ['银行账号', 'Bank account'], required: true },
  ...contact,
})
