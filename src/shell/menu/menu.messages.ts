import { messages } from '../../core/language/messages'

export const menuMessages = messages('menu', {
  home: ['返回首页', 'Back to home'],
  tabs: ['主导航', 'Main navigation'],
  enterprise: ['企业会员享采购补贴', 'Enterprise member, discount subsidy'],
  activate: ['立即开通', 'Activate'],
  hotline: ['客服热线', 'Hotline'],
})
