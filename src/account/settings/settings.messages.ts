import { messages } from '../../core/language/messages'

export const settingsMessages = messages('settings', {
  title: ['设置', 'Settings'],
  shown: ['显示', 'Appearance'],
  language: ['语言', 'Language'],
  theme: ['外观', 'Theme'],
  light: ['浅色', 'Light'],
  dark: ['深色', 'Dark'],
  noTheme: ['本站不支持切换外观', 'This site has one theme.'],
  account: ['消息与支付', 'Messages and payments'],
  save: ['保存', 'Save'],
  saved: ['设置已保存', 'The settings are saved.'],
  noPassword: ['设置支付密码后才能开启免密支付。', 'Set a payment password first.'],
  setPassword: ['去设置', 'Set'],
})
