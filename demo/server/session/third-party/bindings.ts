import { and, eq } from 'drizzle-orm'
import type { ThirdChannel } from '../../../../src/session/third-party/third-channel'
import { audit } from '../../core/documents/audit'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { customer, type Customer } from '../sign-in/customer.table'
import { membershipToEnter } from '../sign-in/person'
import { thirdBinding } from './third-party.table'

/** Returns the membership to enter of the person linked to a third-party user. @throws Refusal 403 if all are closed */
export async function buyerOf(channel: ThirdChannel, openId: string): Promise<Customer | undefined> {
  const [found] = await db()
    .select({ buyer: customer })
    .from(thirdBinding)
    .innerJoin(customer, eq(customer.id, thirdBinding.customerId))
    .where(and(eq(thirdBinding.channel, channel), eq(thirdBinding.openId, openId)))
  return found && membershipToEnter(found.buyer)
}

type ThirdPerson = { channel: ThirdChannel; openId: string; nickName: string }

/** Links a third-party user to a person, one user per provider and person. Must run in a transaction. */
export async function bindTo(customerId: string, { channel, openId, nickName }: ThirdPerson) {
  const row = { channel, openId, nickName, customerId }
  const bound = await db().insert(thirdBinding).values(row).onConflictDoNothing().returning()
  if (bound.length === 0)
    throw refuse(409, [
      '该账号已绑定其他用户，请先在账号安全中解绑',
      'This account is already linked to another user. Please unlink it under “Account security” first.',
    ])
  await audit({
    actorType: 'buyer',
    actorId: customerId,
    entity: 'third_binding',
    entityId: channel,
    action: 'bind',
  })
}
