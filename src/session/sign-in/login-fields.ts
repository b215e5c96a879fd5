import { form } from '../../core/form/form'

/**
 * Requires filled fields only: the server knows which passwords exist. The captcha belongs to the form once there is a key.
 */
export const loginFields = form('loginForm', {
  loginAccount: { type: 'text', copied: true, label: ['账号', 'Account'], required: true, max: 64 },
  password: { type: 'secret', label: ['密码', 'Password'], required: true },
  captchaKey: { type: 'text', label: ['验证码', 'Captcha'], max: 64 },
  captcha: {
    type: 'text',
    copied: true,
    label: ['验证码', 'Captcha'],
    required: true,
    max: 16,
    when: ({ captchaKey }) => Boolean(captchaKey),
  },
  remember: { type: 'checkbox', label: ['记住账号', 'Remember account'] },
})
