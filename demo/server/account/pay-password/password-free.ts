import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Minor } from '../../../../src/core/money'
import { db } from '../../core/database/db'
import { customer } from '../../session/sign-in/customer.table'
import { isPersonOf, person } from '../../session/sign-in/person'

/** The part of an account's settings that payments read: up to so much no payment password is asked for. */
const settings = z.object({ passwordFreeLimit: z.int().check(z.minimum(0)) })

/** Returns the largest amount that an account pays without payment password, in minor units; 0: none. */
export async function passwordFree(customerId: string): Promise<Minor> {
  const [row] = await db()
    .select({ settings: customer.settings, kept: person.payPasswordHash })
    .from(customer)
    .innerJoin(person, isPersonOf)
    .where(eq(customer.id, customerId))
  // Without a payment password the setting does not count.
  const wished = row?.kept ? settings.safeParse(row.settings) : undefined
  return wished?.success ? wished.data.passwordFreeLimit : 0
}
