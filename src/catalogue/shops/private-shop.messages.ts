import { messages } from '../../core/language/messages'

export const privateShopNotices = messages('privateShops', {
  note: [
    '私域店铺只向审核通过的企业开放，1–3 个工作日内审核。',
    'Open to companies that were approved; reviewed within 1–3 working days.',
  ],
  denied: ['私域店铺，需申请后进入', 'This is a private shop. Apply to enter.'],
  applyToEnter: ['申请进入', 'Apply'],
})
