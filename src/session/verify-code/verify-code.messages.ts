import { messages } from '../../core/language/messages'

export const verifyCodeMessages = messages('verifyCode', {
  captcha: ['图形验证码', 'Captcha'],
  enterCaptcha: ['请输入图形验证码', 'Please enter the captcha.'],
  get: ['获取验证码', 'Get code'],
  again: ['重新获取', 'Get another'],
  wait: ['{n} 秒后重发', 'Another in {n} s'],
  taken: ['该手机号已注册，请直接登录', 'This mobile number is already registered. Please log in.'],
  sending: ['发送中', 'Sending'],
  sentTo: [
    '验证码已发送至 {target}，5 分钟内有效',
    'A code was sent to {target}. It is valid for 5 minutes.',
  ],
})
