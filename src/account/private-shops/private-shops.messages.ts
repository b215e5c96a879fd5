import { messages } from '../../core/language/messages'

export const privateShopMessages = messages('privateShops', {
  title: ['私域店铺', 'Private shops'],
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
  none: ['没有私域店铺', 'No private shops'],
  noneText: ['平台开设私域店铺后在这里申请。', 'Private shops are listed here once there are any.'],
})
