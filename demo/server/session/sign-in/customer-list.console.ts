import { html } from 'hono/html'
import { reviewState } from '../../../../src/words/review-state'
import { keepAdministrator } from '../../account/organisation/administrators'
import { lockOrganisation } from '../../account/organisation/save-unit'
import { topLevel } from '../../catalogue/goods/pricing'
import { choiceText, type Choices } from '../../core/operator/choices'
import { recordsPage } from '../../core/operator/records-page'
import { tableRecords } from '../../core/operator/record-table'
import { buyerLabel } from './buyer-label'
import { customer } from './customer.table'
import { endSessions } from './sessions'

const states: Choices = [
  ['10', ['正常', 'Open']],
  ['20', ['停用', 'Closed']],
]
const levels: Choices = Array.from({ length: topLevel + 1 }, (_, level) => [
  String(level),
  level === 0 ? ['普通会员', 'Ordinary'] : [`${level} 级`, `Level ${level}`],
])
const kinds = {
  main: ['主账号', 'Main'],
  sub: ['子账号', 'Sub-account'],
  channel: ['渠道账号', 'Channel'],
} as const
const companyOf = ({ company = '' }: Readonly<Record<string, unknown>>) => String(company)

const { write, ...records } = tableRecords(customer, {
  columns: {
    status: {
      label: ['账号状态', 'Account'],
      choices: states,
      note: ['停用后不能登录，当前登录立即结束', 'A closed account cannot log in, and is logged out at once'],
    },
    memberLevel: { label: ['会员等级', 'Member level'], choices: levels },
  },
  words: [buyerLabel, customer.phone, customer.email],
  filter: customer.status,
})

/** Console list of buyer accounts with state and level. */
export const page = recordsPage({
  ...records,
  title: ['客户', 'Customers'],
  permission: 'members',
  about: [
    '按企业、姓名、账号、手机或邮箱查找，修改账号状态与会员等级。',
    'Look an account up by company, name, account, phone or e-mail, and change its state and level.',
  ],
  entity: 'customer',
  heads: [
    ['账号', 'Account'],
    ['企业', 'Company'],
    ['姓名', 'Name'],
    ['手机', 'Phone'],
    ['类型', 'Kind'],
    ['会员等级', 'Member level'],
    ['企业认证', 'Certification'],
    ['状态', 'State'],
  ],
  cells: (row, { say, language }) => [
    row.loginAccount,
    companyOf(row.extendInfo) || '–',
    row.legalName || row.nickName || '–',
    row.phone ?? '–',
    say(kinds[row.accountKind]),
    say(choiceText(levels, row.memberLevel)),
    row.certState === 0 ? '–' : reviewState.label(row.certState, language),
    say(choiceText(states, row.status)),
  ],
  filter: { label: ['状态', 'State'], choices: () => states },
  idOf: ({ id }) => id,
  nameOf: ({ loginAccount, extendInfo }) => `${loginAccount} ${companyOf(extendInfo)}`.trim(),
  asks: ({ status }, row) =>
    row.status === 10 && status === '20'
      ? [
          '停用“{name}”后，该账号立即退出且不能登录。确定停用？',
          'Close {name}? The account is logged out at once and cannot log in.',
        ]
      : undefined,
  async save(values, row) {
    const id = await write(values, row?.id)
    if (values.status === '20') {
      const companyId = row?.parentId ?? id
      await lockOrganisation(companyId)
      await keepAdministrator(companyId)
      await endSessions(id)
    }
    return id
  },
  more: ({ loginAccount }, { say, link }) =>
    html`<p>
      <a href="${link({ page: 'order-list', query: { words: loginAccount } })}"
        >${say(['该账号的订单', 'Orders of this account'])}</a
      >
    </p>`,
})
