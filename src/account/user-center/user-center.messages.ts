import { messages } from '../../core/messages'

export const userCenterMessages = messages('userCenter', {
  home: ['首页', 'Home'],
  userCenter: ['用户中心', 'User centre'],
  menu: ['用户中心菜单', 'User centre menu'],
  loginAccount: ['账号 {account}', 'Account {account}'],
  certification: ['企业认证', 'Company certification'],
  notCertified: ['未认证', 'Not certified'],
  toCertification: ['查看认证', 'To the certification'],
})
