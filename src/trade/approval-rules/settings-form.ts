import { form } from '../../core/form/form'
import type { Text } from '../../core/language/messages'
import { mostHours } from './approval-rules.contract'

/** Days of the week in Chinese and English, from Monday. */
const days: readonly Text[] = [
  ['周一', 'Mon'],
  ['周二', 'Tue'],
  ['周三', 'Wed'],
  ['周四', 'Thu'],
  ['周五', 'Fri'],
  ['周六', 'Sat'],
  ['周日', 'Sun'],
]
const hours = [...Array(25).keys()].map((hour) => {
  const time = `${hour}:00`
  return { value: hour, text: [time, time] as const }
})

/**
 * Creates the form fields of a company's approval settings.
 * @param has whether the back end has a working calendar, and orders before their approval
 */
export const approvalSettingsForm = ({
  calendar,
  emergencies,
}: {
  calendar: boolean
  emergencies: boolean
}) =>
  form('approvalSettings', {
    selfApproval: {
      type: 'radio',
      label: ['审批自己的采购', 'Approving one’s own purchases'],
      required: true,
      options: [
        { value: 'never', text: ['不允许', 'Never'] },
        { value: 'belowLimit', text: ['限额内允许', 'Up to a limit'] },
        { value: 'always', text: ['允许', 'Always'] },
      ],
    },
    selfLimit: {
      type: 'money',
      label: ['限额', 'Limit'],
      required: true,
      when: ({ selfApproval }) => selfApproval === 'belowLimit',
    },
    orderAtOnce: {
      type: 'radio',
      label: ['批准后', 'After the approval'],
      required: true,
      missing: ['请选择批准后的处理', 'Select what happens after the approval.'],
      options: [
        { value: 10, text: ['立即下单', 'Order at once'] },
        { value: 20, text: ['由申请人确认下单', 'The requester confirms the order'] },
      ],
    },
    tolerance: {
      type: 'number',
      label: ['涨价容差（%）', 'Tolerated price rise (%)'],
      required: true,
      min: 0,
      max: 100,
      hint: ['保留期过后涨价超过此比例须重新审批', 'A higher rise after the hold needs approval again.'],
    },
    mailApproval: {
      type: 'radio',
      label: ['邮件审批', 'Approval by mail'],
      required: true,
      options: [
        { value: 'off', text: ['不发邮件', 'No mails'] },
        { value: 'login', text: ['登录后审批', 'After a login'] },
        { value: 'belowLimit', text: ['限额内免登录审批', 'Without a login up to a limit'] },
      ],
    },
    mailLimit: {
      type: 'money',
      label: ['免登录限额', 'Limit without a login'],
      required: true,
      when: ({ mailApproval }) => mailApproval === 'belowLimit',
    },
    limitCurrency: {
      type: 'select',
      label: ['限额币种', 'Currency of the limits'],
      hint: ['其他币种的采购按超出限额处理', 'Purchases in other currencies count as above the limits.'],
      when: ({ selfApproval, mailApproval }) => [selfApproval, mailApproval].includes('belowLimit'),
    },
    emergencyHours: {
      type: 'number',
      label: ['紧急采购补审时限（工作小时）', 'Time to approve emergency orders (working hours)'],
      required: true,
      min: 1,
      max: mostHours,
      when: () => emergencies,
      hint: ['超时上报主账号', 'Then they are escalated to the main account.'],
    },
    workdays: {
      type: 'checks',
      label: ['工作日', 'Working days'],
      options: days.map((text, at) => ({ value: at + 1, text })),
      required: true,
      when: () => calendar,
      hint: ['审批时限只在工作时间内计算', 'Time limits of approvers run in working hours only.'],
    },
    workFrom: {
      type: 'select',
      label: ['上班时间', 'Beginning of work'],
      options: hours.slice(0, 24),
      required: true,
      when: () => calendar,
    },
    workUntil: {
      type: 'select',
      label: ['下班时间', 'End of work'],
      options: hours.slice(1),
      required: true,
      when: () => calendar,
    },
  })

/** Deputy of an absent approver. */
export const deputyForm = form('approvalDeputy', {
  memberId: { type: 'select', label: ['不在岗的人', 'Absent person'], required: true },
  deputyId: { type: 'select', label: ['代理人', 'Deputy'], required: true },
  from: { type: 'date', label: ['开始日期', 'First day'], required: true },
  until: { type: 'date', label: ['结束日期', 'Last day'], required: true },
})
