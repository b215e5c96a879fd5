import type { Text } from '../../../../src/core/messages'
import type { AuditLine } from './audit-lines'

export const auditActors = {
  operator: ['操作员', 'Operators'],
  platform: ['平台', 'Platform'],
  buyer: ['买家', 'Buyers'],
  reviewer: ['企业审核人', 'Reviewers of a company'],
  gateway: ['支付与物流接口', 'Providers'],
  timer: ['定时任务', 'Timers'],
} as const satisfies Record<AuditLine['actorType'], Text>
export const isActor = (name: string): name is AuditLine['actorType'] => Object.hasOwn(auditActors, name)

/** What operators do, in words; what is done at a desk is called as its button. */
export const auditActions: Readonly<Record<string, Text>> = {
  logIn: ['登录', 'Logged in'],
  logOut: ['退出', 'Logged out'],
  wrongPassword: ['密码错误', 'Wrong password'],
  wrongCode: ['验证码错误', 'Wrong code'],
  refusedAsLocked: ['账号已锁定，拒绝登录', 'Log-in refused: locked'],
  enrolSecondFactor: ['启用两步验证', 'Set up a second factor'],
  useRecoveryCode: ['使用恢复码', 'Used a recovery code'],
  renewRecoveryCodes: ['重新生成恢复码', 'New recovery codes'],
  changePassword: ['修改密码', 'Changed the password'],
  endOtherSessions: ['结束其他登录', 'Ended other sessions'],
  create: ['创建', 'Made'],
  add: ['新增', 'Added'],
  changeRole: ['变更角色', 'Changed role'],
  lock: ['锁定', 'Locked'],
  unlock: ['解锁', 'Unlocked'],
  resetPassword: ['重置密码', 'Reset password'],
  resetSecondFactor: ['重置两步验证', 'Reset second factor'],
  export: ['导出', 'Exported'],
  change: ['修改', 'Changed'],
  remove: ['删除', 'Deleted'],
}

export const auditWords = {
  who: ['操作人', 'Who'],
  kind: ['对象', 'What'],
  day: ['日期', 'Day'],
  time: ['时间', 'Time'],
  action: ['操作', 'Action'],
  id: ['编号', 'Number'],
  state: ['状态', 'State'],
  reason: ['说明', 'Details'],
  all: ['全部', 'All'],
  filter: ['筛选', 'Filter'],
  none: ['没有记录', 'Nothing was written down.'],
  older: ['更早的记录', 'Older'],
  newest: ['最新的记录', 'Newest'],
  export: ['导出 CSV', 'Export as CSV'],
  most: ['最多 {n} 行，最新的在前', 'At most {n} lines, the newest first'],
  ofOperators: ['操作员账号', 'Operators’ accounts'],
  clock: ['商城时间', 'Shop time'],
  site: ['站点资料', 'Site'],
  article: ['文章', 'Article'],
  theme_page: ['页面', 'Page'],
  bankAccount: ['收款账户', 'Bank account'],
  audit: ['操作记录', 'Audit log'],
} as const satisfies Record<string, Text>
