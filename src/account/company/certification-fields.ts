import { form } from '../../core/form/form'

/** Form fields of a certification application. */
export const certificationFields = form('certificationForm', {
  company: { type: 'text', label: ['公司名称', 'Company name'], required: true, max: 100 },
  creditCode: { type: 'creditCode', label: ['信用代码', 'Credit code'], required: true },
  licenses: { type: 'files', label: ['营业执照', 'Business licence'], required: true, max: 3 },
  legalPerson: { type: 'text', label: ['法定代表人', 'Legal representative'], required: true, max: 20 },
  idCard: { type: 'idCard', label: ['身份证号', 'ID card number'], required: true },
  phone: { type: 'phone', label: ['联系电话', 'Contact phone'], required: true },
})
