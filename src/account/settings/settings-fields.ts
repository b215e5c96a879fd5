import { form } from '../../core/form/form'
import { choicesFrom } from '../../core/form/form-field'
import { payMethod } from '../../words/pay-method'
import { reminderTopic } from '../reminders/reminder-topic'

/** Maximum amount payable without the payment password, in minor units. */
export const mostFree = 100_000

const { scanCode, alipayApp, wechatScan, unionPayPc, offline, credit, deposit, corporateBanking } =
  payMethod.code
/** Payment methods available in desktop browsers. */
const onDesktop: readonly number[] = [
  credit,
  deposit,
  scanCode,
  alipayApp,
  wechatScan,
  unionPayPc,
  corporateBanking,
  offline,
]
const ways = choicesFrom(payMethod, onDesktop)

/**
 * Creates the form fields of the account settings.
 * @param limit current password-free limit in minor units, a higher one requires the payment password
 * @param mails whether messages can be sent by email
 */
export const settingsFields = (limit: number, mails: boolean) =>
  form('settingsForm', {
    noticesWanted: { type: 'checks', label: ['接收的消息', 'Messages to receive'], options: reminderTopic },
    noticesByEmail: {
      type: 'checks',
      label: ['同时发送邮件', 'Also by email'],
      options: reminderTopic,
      hint: ['发送到账户绑定的邮箱', 'Sent to the email address of the account.'],
      when: () => mails,
    },
    defaultPayCode: {
      type: 'select',
      label: ['默认支付方式', 'Default payment method'],
      options: [{ value: 0, text: ['由系统推荐', 'Recommended by the system'] as const }, ...ways],
    },
    passwordFreeLimit: {
      type: 'money',
      label: ['免密额度', 'Password-free limit'],
      required: true,
      max: mostFree,
      hint: [
        '单笔不超过该金额时，账户支付免输支付密码；0 表示不免密',
        'Account payments up to this amount need no payment password; 0 turns this off.',
      ],
    },
    payPassword: {
      type: 'payPassword',
      label: ['支付密码', 'Payment password'],
      required: true,
      when: ({ passwordFreeLimit }) => Number(passwordFreeLimit) * 100 > limit,
    },
  })
