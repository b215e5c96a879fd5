import { and, asc, eq, exists, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { clock } from '../../core/time/clock'
import { customer, type Customer } from './customer.table'

/** First membership of a person, which holds login name, passwords, phone, e-mail and birthday. */
export const person = alias(customer, 'person')

/** Joins a membership with the first one of its person. */
export const isPersonOf = sql`${person.id} = coalesce(${customer.personId}, ${customer.id})`

type Membership = Pick<Customer, 'id' | 'personId'>

export const personIdOf = ({ personId, id }: Membership): string => personId ?? id

/** Selects all memberships of a person. */
export const ofPerson = (personId: string): SQL | undefined =>
  or(eq(customer.id, personId), eq(customer.personId, personId))

export const accountClosed = () =>
  refuse(403, ['账号已停用，请联系客服', 'This account has been disabled. Please contact customer service.'])

/** Returns the active membership that a person entered last, otherwise the first one. @throws Refusal 403 if all are closed */
export async function membershipToEnter(known: Membership): Promise<Customer> {
  const [last] = await db()
    .select()
    .from(customer)
    .where(and(ofPerson(personIdOf(known)), eq(customer.status, 10)))
    .orderBy(
      sql`${customer.enteredAt} desc nulls last`,
      isNotNull(customer.personId),
      asc(customer.createdAt),
      asc(customer.id),
    )
    .limit(1)
  if (!last) throw accountClosed()
  return last
}

/** Remembers the membership that a person with several entered last. */
export async function noteEntered({ id }: Membership) {
  const another = db().select({ id: person.id }).from(person).where(eq(person.personId, customer.id))
  await db()
    .update(customer)
    .set({ enteredAt: clock.now(), updatedAt: sql`${customer.updatedAt}` })
    .where(and(eq(customer.id, id), or(isNotNull(customer.personId), exists(another))))
}
