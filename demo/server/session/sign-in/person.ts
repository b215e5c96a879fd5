import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { customer, type Customer } from './customer.table'

/** First membership of a person, which holds login name, passwords, phone, e-mail and birthday. */
export const person = alias(customer, 'person')

/** Joins a membership with the first one of its person. */
export const isPersonOf = sql`${person.id} = coalesce(${customer.personId}, ${customer.id})`

export const personIdOf = ({ personId, id }: Pick<Customer, 'id' | 'personId'>): string => personId ?? id

/** Selects all memberships of a person. */
export const ofPerson = (personId: string) =>
  sql`coalesce(${customer.personId}, ${customer.id}) = ${personId}`
