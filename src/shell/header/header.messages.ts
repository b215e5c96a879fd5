import { messages } from '../../core/language/messages'

export const headerMessages = messages('header', {
  bar: ['顶部栏', 'Top bar'],
  label: ['快捷导航', 'Shortcuts'],
  skip: ['跳到主要内容', 'Skip to main content'],
  welcome: ['您好，欢迎来到{site}', 'Welcome to {site}'],
  hello: ['您好，', 'Hello, '],
  company: ['（{company}）', '({company})'],
  logIn: ['请登录', 'Log in'],
  register: ['免费注册', 'Register free'],
  logOut: ['退出登录', 'Log out'],
  home: ['首页', 'Home'],
  orders: ['我的订单', 'My orders'],
  account: ['用户中心', 'User centre'],
  often: ['常购清单', 'Frequent goods'],
  messages: ['消息', 'Messages'],
  notices: ['公告', 'Announcements'],
  help: ['帮助中心', 'Help centre'],
  light: ['浅色', 'Light'],
  dark: ['深色', 'Dark'],
  toLight: ['切换到浅色主题', 'Switch to the light theme'],
  toDark: ['切换到深色主题', 'Switch to the dark theme'],
})
