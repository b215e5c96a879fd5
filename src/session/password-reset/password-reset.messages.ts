import { messages } from '../../core/language/messages'

export const passwordResetMessages = messages('passwordReset', {
  title: ['找回密码', 'Set a new password'],
  text: [
    '用注册手机号接收验证码，设置新密码。完成后所有设备都需要重新登录。',
    'A code is sent to the phone of your account. Afterwards every device has to log in again.',
  ],
  save: ['重设密码', 'Set password'],
  saving: ['提交中', 'Saving'],
  back: ['返回登录', 'Back to login'],
  done: ['密码已重设，请用新密码登录', 'The password is set. Log in with it now.'],
})
