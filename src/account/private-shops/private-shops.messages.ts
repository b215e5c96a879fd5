import { messages } from '../../core/language/messages'

export const privateShopMessages = messages('privateShops', {
  title: ['私域店铺', 'Private shops'],
  note: [
    '私域店铺只向审核通过的企业开放，1–3 个工作日内审核。',
    'Open to companies that were approved; reviewed within 1–3 working days.',
  ],
  shop: ['店铺', 'Shop'],
  terms: ['准入条件', 'Requirements'],
  state: ['状态', 'State'],
  notApplied: ['未申请', 'Not applied'],
  apply: ['申请', 'Apply'],
  enter: ['进店', 'Enter'],
  reason: ['未通过或取消授权的原因：{reason}', 'Rejected or withdrawn: {reason}'],
  applyTitle: ['申请进入 {name}', 'Apply to {name}'],
  submit: ['提交申请', 'Submit'],
  applied: ['申请已提交', 'Application submitted.'],
  denied: ['私域店铺，需申请后进入', 'This is a private shop. Apply to enter.'],
  applyToEnter: ['申请进入', 'Apply'],
  none: ['没有私域店铺', 'No private shops'],
  noneText: ['平台开设私域店铺后在这里申请。', 'Private shops are listed here once there are any.'],
})
