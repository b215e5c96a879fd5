import { todoKind } from '../../../../src/account/todo/todo-kind'
import type { TodoSource } from '../../account/todo/todo-sources'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { expiringPoints } from './expiring-points'

const soon = 60 * day

/** Points that expire soon. */
export const todo: TodoSource = async ({ companyId }) => {
  const lots = await expiringPoints(companyId)
  return lots
    .filter(({ at }) => at <= after(clock.now(), soon))
    .map(({ at, amount }) => ({
      kind: todoKind.code.usePoints,
      subject: [`${amount} 积分`, `${amount} points`] as const,
      dueAt: at,
      path: '/user/points',
    }))
}
