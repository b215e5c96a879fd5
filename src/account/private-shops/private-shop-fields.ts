import { form } from '../../core/form/form'

/** Form fields of an application for access to a private shop. */
export const privateShopFields = form('privateShopForm', {
  company: { type: 'text', label: ['公司名称', 'Company name'], required: true, max: 100 },
  contact: { type: 'text', label: ['联系人', 'Contact'], required: true, max: 20 },
  phone: { type: 'phone', label: ['联系电话', 'Contact phone'], required: true },
  purpose: { type: 'textarea', label: ['采购需求', 'Purchasing needs'], required: true, max: 300 },
  files: { type: 'files', label: ['资质文件', 'Papers'], required: true },
})
