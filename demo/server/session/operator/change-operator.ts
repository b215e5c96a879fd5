import { and, asc, eq, isNull } from 'drizzle-orm'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { isOperatorRole, type OperatorRole } from '../../core/operator/operator-permission'
import { hashPassword } from '../../core/security/password'
import { notFound, refuse } from '../../core/http/refusal'
import { accountKey } from '../sign-in/customer.table'
import { auditOperator } from './operator-audit'
import { nameFault } from './operator-password'
import { endOperatorSessions } from './operator-sessions'
import { operator } from './operator.table'
import { randomGroups } from './random-groups'
import { forgetSecondFactor } from './second-factor'

type Row = typeof operator.$inferSelect

/** @throws Refusal 422 */
export function roleOf(name: string): OperatorRole {
  if (!isOperatorRole(name)) throw refuse(422, ['请选择角色', 'Please choose a role.'])
  return name
}

/** Adds an operator. @returns the initial password, which is not stored @throws Refusal 422 invalid name */
export async function addOperator(by: string, account: string, role: OperatorRole, rounds: number) {
  const fault = nameFault(account)
  if (fault) throw refuse(422, fault)
  const password = randomGroups()
  const passwordHash = await hashPassword(password, rounds)
  await tx(async () => {
    const [made] = await db()
      .insert(operator)
      .values({ account, loginKey: accountKey(account), passwordHash, role, startPassword: true })
      .onConflictDoNothing()
      .returning()
    if (!made) throw refuse(422, ['账号已存在', 'There is an operator of this name already.'])
    await auditOperator({ by, about: made.id, action: 'add', reason: role })
  })
  return password
}

const lastOne = () =>
  refuse(409, ['至少保留一名未锁定的管理员', 'At least one administrator who is not locked has to remain.'])

/** Locks all active administrators until the transaction ends, so that concurrent changes see each other. */
const lockAdministrators = () =>
  db()
    .select({ id: operator.id })
    .from(operator)
    .where(and(eq(operator.role, 'administrator'), isNull(operator.lockedAt)))
    .orderBy(asc(operator.id))
    .for('update')

/** @throws Refusal 409 if no administrator would remain */
function checkRemaining(administrators: readonly { id: string }[], without: string) {
  if (administrators.every(({ id }) => id === without)) throw lastOne()
}

type Change = { by: string; id: string; action: string; reason?: string }

/**
 * Changes an operator in a separate transaction and logs the change.
 * @param work receives the active administrators
 * @throws Refusal 404
 */
const change = (
  { by, id, action, reason }: Change,
  work: (administrators: readonly { id: string }[]) => Promise<unknown>,
) =>
  tx(async () => {
    // Lock administrators before the operator's row, so that concurrent changes lock in the same order.
    const administrators = await lockAdministrators()
    const [row] = await db()
      .select({ id: operator.id })
      .from(operator)
      .where(eq(operator.id, id))
      .for('update')
    if (!row) throw notFound()
    await work(administrators)
    await auditOperator({ by, about: id, action, reason })
  })

const set = (id: string, values: Partial<Row>) => db().update(operator).set(values).where(eq(operator.id, id))

/** @throws Refusal 409 the last administrator */
export const changeRole = (by: string, id: string, role: OperatorRole) =>
  change({ by, id, action: 'changeRole', reason: role }, async (administrators) => {
    if (role !== 'administrator') checkRemaining(administrators, id)
    await set(id, { role })
  })

/** Locks an operator out and ends the operator's sessions. @throws Refusal 409 the last administrator */
export const lockOut = (by: string, id: string) =>
  change({ by, id, action: 'lock' }, async (administrators) => {
    checkRemaining(administrators, id)
    await set(id, { lockedAt: clock.now() })
    await endOperatorSessions(id)
  })

export const unlock = (by: string, id: string) =>
  change({ by, id, action: 'unlock' }, () => set(id, { lockedAt: null }))

/** Resets a password. @returns the new password, which is not stored */
export async function resetPassword(by: string, id: string, rounds: number): Promise<string> {
  const password = randomGroups()
  const passwordHash = await hashPassword(password, rounds)
  await change({ by, id, action: 'resetPassword' }, async () => {
    await set(id, { passwordHash, startPassword: true })
    await endOperatorSessions(id)
  })
  return password
}

export const resetSecondFactor = (by: string, id: string) =>
  change({ by, id, action: 'resetSecondFactor' }, async () => {
    await forgetSecondFactor(id)
    await endOperatorSessions(id)
  })
