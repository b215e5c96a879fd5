import { messages } from '../../core/language/messages'

export const companyMessages = messages('company', {
  certification: ['企业认证', 'Certification'],
  about: [
    '认证后可开具增值税专用发票、申请授信、使用合同价与子账号。审核 1–3 个工作日。',
    'For special VAT invoices, credit, contract prices and sub-accounts. Reviewed within 1–3 working days.',
  ],
  papers: ['提交资料', 'Papers'],
  review: ['平台审核', 'Review'],
  certified: ['认证完成', 'Certified'],
  certifiedText: ['贵司已通过企业认证。', 'Your company is certified.'],
  supplier: ['供应商资料', 'Supplier'],
  supplierData: ['提交的资料', 'Submitted details'],
  company: ['公司名称', 'Company name'],
  creditCode: ['信用代码', 'Credit code'],
  categories: ['供应品类', 'Categories supplied'],
  bankAccount: ['银行账户', 'Bank account'],
  bankAccountOf: ['{bank}（尾号 {digits}）', '{bank} (…{digits})'],
  contact: ['联系人', 'Contact'],
  licences: ['资质文件', 'Licences'],
  apply: ['提交认证', 'Apply'],
  applied: ['认证申请已提交', 'Application submitted.'],
})
