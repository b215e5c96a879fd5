import { messages } from '../../core/language/messages'

export const thirdPartyMessages = messages('thirdParty', {
  others: ['其他登录方式', 'Other ways to log in'],
  logInWith: ['{name}登录', 'Log in with {name}'],
  notKept: ['浏览器未保存登录请求', 'Your browser keeps no data'],
  notKeptText: [
    '请允许本站保存数据后重试，或使用账号登录。',
    'Let this site keep data and try again, or log in by account.',
  ],

  title: ['{name}登录', 'Log in with {name}'],
  working: ['正在登录', 'Logging in'],
  cancelled: ['登录已取消', 'The login was cancelled'],
  cancelledText: [
    '您没有授权登录，可以换一种方式。',
    'You did not authorise the login. Choose another way to log in.',
  ],
  over: ['登录请求已失效', 'This login is no longer valid'],
  overText: [
    '请重新发起登录：每次请求只能使用一次，并在 10 分钟内有效。',
    'Start again: each login request can be used once and is valid for 10 minutes.',
  ],
  strayText: [
    '这次登录不是从本页面发起的。为防止他人用自己的账号替您登录，请由您本人在这里重新发起。',
    'This login was not started here. So that nobody can log you in as somebody else, start it yourself on this page.',
  ],
  again: ['重新登录', 'Log in again'],

  bindTitle: ['绑定已有账号', 'Link your account'],
  bindText: [
    '{name}用户“{nick}”还没有绑定账号。验证账号后完成绑定，下次可以直接登录。',
    'No account is linked to {nick} of {name} yet. Verify your account to link it; next time you are logged in directly.',
  ],
  proofs: ['验证账号的方式', 'Ways to verify the account'],
  byPassword: ['密码验证', 'By password'],
  byCode: ['短信验证', 'By SMS code'],
  bind: ['绑定并登录', 'Link and log in'],
  binding: ['绑定中', 'Linking'],
  noAccount: ['还没有账号？', 'No account yet?'],
  register: ['免费注册', 'Register free'],
})
