import { messages } from '../../core/messages'

export const companyMessages = messages('company', {
  certification: ['企业认证', 'Certification of the company'],
  about: [
    '认证后可开具增值税专用发票、申请授信、使用合同价与子账号。审核 1–3 个工作日。',
    'For special VAT invoices, credit, contract prices and sub-accounts. Reviewed within 1–3 working days.',
  ],
  papers: ['提交资料', 'Papers'],
  review: ['平台审核', 'Review'],
  certified: ['认证完成', 'Certified'],
  certifiedText: ['贵司已通过企业认证。', 'Your company is certified.'],
  apply: ['提交认证', 'Apply'],
  applied: ['认证申请已提交', 'Your application was handed in.'],
})
