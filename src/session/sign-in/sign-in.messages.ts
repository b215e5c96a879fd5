import { messages } from '../../core/language/messages'

export const signInMessages = messages('signIn', {
  title: ['账号登录', 'Log in'],
  dialogTitle: ['登录', 'Log in'],
  close: ['关闭', 'Close'],
  captchaPicture: ['验证码图片', 'Captcha picture'],
  renewCaptcha: ['看不清？换一张', 'Cannot read it? Another one'],
  logIn: ['登录', 'Log in'],
  loggingIn: ['登录中', 'Logging in'],
  loggedInAs: ['您已登录：{name}', 'You are logged in: {name}'],
  logOut: ['退出登录', 'Log out'],

  ways: ['登录方式', 'Ways to log in'],
  byAccount: ['账号登录', 'By password'],
  byCode: ['验证码登录', 'By SMS code'],
  forgot: ['忘记密码', 'Forgotten password'],
  noAccount: ['还没有账号？', 'No account yet?'],
  register: ['免费注册', 'Register'],
  agreeBefore: ['登录即表示同意', 'Logging in, you accept the'],
  agreeAnd: ['与', 'and'],

  claim: ['采购、对账、开票', 'Purchasing, statements, invoices'],
  claimEnd: ['一个账号完成', 'with one account'],
  prices: ['会员价、合同价按账号显示', 'Member and contract prices as agreed with you'],
  credit: ['信用账期，按月出账', 'Credit terms with monthly statements'],
  orders: ['订单、发票、售后一处管理', 'Orders, invoices and after-sales in one place'],
})
