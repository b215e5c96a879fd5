import { messages } from '../../core/language/messages'

export const companySwitchMessages = messages('companySwitch', {
  label: ['切换企业，当前：{name}', 'Switch company. Current: {name}'],
  menu: ['您的企业', 'Your companies'],
  main: ['主账号', 'Main account'],
  failed: ['企业列表没有加载出来', 'Your companies could not be loaded.'],
  retry: ['重新加载', 'Reload'],
  none: ['此商城不支持切换企业', 'This shop cannot switch companies.'],
  entered: ['已切换到{name}', 'You now act for {name}.'],
})
