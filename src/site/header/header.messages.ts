import { messages } from '../../core/messages'

export const headerMessages = messages('header', {
  bar: ['顶部栏', 'Top bar'],
  label: ['快捷导航', 'Shortcuts'],
  skip: ['跳到主要内容', 'Skip to main content'],
  welcome: ['您好，欢迎来到{site}', 'Welcome to {site}'],
  hello: ['您好，', 'Hello, '],
  company: ['（{company}）', '({company})'],
  logIn: ['请登录', 'Log in'],
  logOut: ['退出登录', 'Log out'],
  light: ['浅色', 'Light'],
  dark: ['深色', 'Dark'],
  toLight: ['切换到浅色主题', 'Switch to the light theme'],
  toDark: ['切换到深色主题', 'Switch to the dark theme'],
})
