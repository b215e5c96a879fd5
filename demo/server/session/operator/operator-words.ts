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
  loggedOut: ['请先登录', 'Please log in.'],
  strange: [
    '请求来源不正确，请刷新页面后重试',
    'The request did not come from this page. Please refresh and try again.',
  ],
  desks: ['工作台', 'Desks'],
  nothing: ['没有等待处理的事项', 'Nothing is waiting.'],
  more: ['另有 {n} 项', '{n} more'],
  since: ['等待自 {time}', 'Waiting since {time}'],
  done: ['已处理', 'Done.'],
  time: ['商城时间', 'Shop time'],
  moved: ['时间已推移，到期事项已处理', 'The time has been moved on; what fell due has been processed.'],
  autopilot: ['自动处理', 'Autopilot'],
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
