import type { steps } from './move-time'
import type { Text } from '../../../../src/core/messages'

export const operatorWords = {
  title: ['平台工作台', 'Operator’s desk'],
  about: [
    '会员、订单与资金中等待平台处理的事项。',
    'Items concerning members, orders and funds that are waiting for the platform.',
  ],
  aboutDemo: [
    '演示页面，代替平台的后台：会员、订单与资金中等待平台处理的事项。',
    'A demo page in place of the platform’s back office: items concerning members, orders and funds that are waiting for the platform.',
  ],
  account: ['账号', 'Account'],
  password: ['密码', 'Password'],
  logIn: ['登录', 'Log in'],
  logOut: ['退出', 'Log out'],
  wrong: ['账号或密码错误', 'Wrong account or password.'],
  locked: ['账号已锁定，请联系管理员', 'This account is locked. Please ask an administrator.'],
  secondFactor: ['两步验证', 'Second factor'],
  aboutCode: [
    '请输入验证器应用显示的 6 位数字；手机不在身边时，可使用一个恢复码。',
    'Enter the six digits that your authenticator app shows. Without your phone, use one of your recovery codes.',
  ],
  code: ['验证码', 'Code'],
  wrongCode: ['验证码错误或已使用', 'The code is wrong or has been used.'],
  aboutEnrolment: [
    '请用验证器应用扫描二维码，再输入应用显示的 6 位数字。以后每次登录都需要这样的数字。',
    'Scan the QR code with an authenticator app, then enter the six digits that it shows. You will need such a code each time you log in.',
  ],
  qrCode: ['验证器应用的二维码', 'QR code for an authenticator app'],
  byHand: ['无法扫描时手动输入密钥：', 'If you cannot scan it, enter this key by hand:'],
  firstCode: ['6 位数字', 'Six digits'],
  setUp: ['启用', 'Set up'],
  recoveryCodes: ['恢复码', 'Recovery codes'],
  keepCodes: [
    '两步验证已启用。请抄下恢复码并妥善保管：手机丢失时用于登录，每个只能使用一次，以后不再显示。',
    'The second factor is set up. Keep these recovery codes in a safe place: they let you in if you lose your phone, each of them once. They are not shown again.',
  ],
  onward: ['已保存，继续', 'I have kept them: continue'],
  newPassword: ['新密码', 'New password'],
  passwordAgain: ['再次输入新密码', 'New password again'],
  aboutNewPassword: [
    '您使用的是管理员给的初始密码，请设置自己的密码（12 至 128 个字符）。',
    'You logged in with a start password from an administrator. Please choose your own, of 12 to 128 characters.',
  ],
  save: ['保存', 'Save'],
  loggedOut: ['请先登录', 'Please log in.'],
  strange: [
    '请求来源不正确，请刷新页面后重试',
    'The request did not come from this page. Please refresh and try again.',
  ],
  desks: ['工作台', 'Desks'],
  console: ['平台管理', 'Management'],
  nothing: ['没有等待处理的事项', 'Nothing is waiting.'],
  more: ['另有 {n} 项', '{n} more'],
  since: ['等待自 {time}', 'Waiting since {time}'],
  done: ['已处理', 'Done.'],
  time: ['商城时间', 'Shop time'],
  moved: ['时间已推移，到期事项已处理', 'The time has been moved on; what fell due has been processed.'],
  autopilot: ['自动处理：{pace}', 'Autopilot: {pace}'],
  off: ['关闭', 'off'],
  fast: ['8–20 秒', '8–20 s'],
  real: ['按承诺时限', 'as promised'],
  optional: ['选填', 'optional'],
  outbox: ['发件箱', 'Outbox'],
  shop: ['商城', 'The shop'],
} as const satisfies Record<string, Text>

export const stepWords: Record<(typeof steps)[number], Text> = {
  1: ['+1 小时', '+1 hour'],
  24: ['+1 天', '+1 day'],
  240: ['+10 天', '+10 days'],
}
