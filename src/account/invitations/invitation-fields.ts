import { form } from '../../core/form/form'
import { isMobile, longestEmail } from '../../core/form/form-patterns'
import { smsCodeField } from '../../session/verify-code/code-fields'
import { isPlainEmail, plainEmail, plainPhone } from '../../session/verify-code/code-scene'
import { memberFields } from '../members/member-fields'

/** Normalises the mobile number or e-mail address of an invited person. */
export const plainTarget = (text: string) => (text.includes('@') ? plainEmail(text) : plainPhone(text))

function isTarget(text: unknown) {
  const target = plainTarget(String(text))
  return target.includes('@') ? isPlainEmail(target) : isMobile(target)
}

const { legalName, unitId, kind, priceMultiplier, needReview } = memberFields.fields

/** Fields of an invitation. Departments and roles to choose from are passed when it is rendered. */
export const invitationFields = form('invitationForm', {
  target: {
    type: 'text',
    label: ['手机号或邮箱', 'Mobile number or email'],
    required: true,
    max: longestEmail,
    hint: ['受邀人须用此手机号或邮箱接收验证码', 'The invited person proves it with a code.'],
    check: isTarget,
    wrong: ['请输入 11 位手机号或邮箱', 'Enter a mobile number of 11 digits or an email address.'],
  },
  legalName,
  loginAccount: {
    type: 'userName',
    label: ['建议用户名', 'Suggested user name'],
    hint: ['受邀人接受时可修改', 'The invited person can choose another one.'],
  },
  unitId,
  kind,
  roles: {
    type: 'checks',
    label: ['角色', 'Roles'],
    required: true,
    max: 30,
    when: (entered) => entered['kind'] === 'sub',
  },
  priceMultiplier,
  needReview,
})

/** Fields of a person who accepts an invitation. */
export const acceptFields = form('acceptInvitation', {
  code: { ...smsCodeField, label: ['验证码', 'Code'] },
  loginAccount: {
    type: 'userName',
    label: ['用户名', 'User name'],
    required: true,
    hint: ['登录时使用，保存后不可修改', 'For logging in; cannot be changed later.'],
  },
  password: { type: 'password', label: ['登录密码', 'Password'], required: true },
  agree: {
    type: 'agreement',
    label: ['用户协议与隐私政策', 'User agreement and privacy policy'],
    required: true,
  },
})
