import { eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { reminderTopic } from '../../../../src/account/reminders/reminder-topic'
import { appearance } from '../../../../src/account/settings/settings.contract'
import { db } from '../../core/database/db'
import { customer } from '../../session/sign-in/customer.table'
import { administratorOf } from '../organisation/administrators'
import { isPersonOf, person } from '../../session/sign-in/person'

const storedSettings = z.object({
  passwordFreeLimit: z._default(z.int().check(z.minimum(0)), 0),
  /** Codes of `noticeTopic` that are not wanted. */
  muted: z._default(z.array(z.int()), []),
  /** Codes of `noticeTopic` that are sent by e-mail, too. */
  mailed: z._default(z.array(z.int()), []),
  payCode: z.optional(z.int()),
  appearance: z.optional(appearance),
})
export type AccountSettings = z.output<typeof storedSettings>

const nothing: AccountSettings = { passwordFreeLimit: 0, muted: [], mailed: [] }

/** Parses the settings of an account. Unknown values are ignored. */
export const readSettings = (settings: unknown): AccountSettings => {
  const found = storedSettings.safeParse(settings)
  return found.success ? found.data : nothing
}

export async function settingsOf(customerId: string): Promise<AccountSettings> {
  const [row] = await db()
    .select({ settings: customer.settings })
    .from(customer)
    .where(eq(customer.id, customerId))
  return readSettings(row?.settings)
}

/**
 * Settles something beside what is settled; others who do so at the same time wait. Called in a transaction.
 * @returns what is settled now
 */
export async function changeSettings<Changed extends AccountSettings>(
  customerId: string,
  change: (before: AccountSettings) => Changed,
): Promise<Changed> {
  const own = eq(customer.id, customerId)
  const [row] = await db().select({ settings: customer.settings }).from(customer).where(own).for('update')
  const settings = change(readSettings(row?.settings))
  await db().update(customer).set({ settings }).where(own)
  return settings
}

export type SettingsView = {
  id: string
  /** Address for e-mail reminders, if wanted. */
  email?: string
  language?: string
}

const preferencesOf = (customerIds: readonly string[]) =>
  db()
    .select({
      id: customer.id,
      isClosedMain: sql<boolean>`${customer.parentId} is null and ${customer.status} <> 10`,
      email: person.email,
      settings: customer.settings,
      look: person.settings,
    })
    .from(customer)
    .innerJoin(person, isPersonOf)
    .where(inArray(customer.id, [...customerIds]))

/** Filters accounts by who wants reminders about a topic. An administrator gets those of a closed main account. */
export async function thoseWho(customerIds: readonly string[], topic: number): Promise<SettingsView[]> {
  if (customerIds.length === 0) return []
  const rows = await preferencesOf(customerIds)
  for (const { id } of rows.filter(({ isClosedMain }) => isClosedMain)) {
    const administratorId = await administratorOf(id)
    const others = customerIds.filter((one) => one !== id)
    if (administratorId !== id) return thoseWho([...new Set([...others, administratorId])], topic)
  }
  const known = new Map(rows.map((row) => [row.id, { ...row, settings: readSettings(row.settings) }]))
  return customerIds.flatMap((id) => {
    const { email, settings, look } = known.get(id) ?? { email: null, settings: nothing, look: {} }
    if (settings.muted.includes(topic)) return []
    const language = readSettings(look).appearance?.language
    const mail = email && settings.mailed.includes(topic) ? { email, ...(language && { language }) } : {}
    return [{ id, ...mail }]
  })
}

export const topics: readonly number[] = reminderTopic.entries.map(({ code }) => code)

/** Returns the e-mail addresses of accounts that have not muted a topic, for mails that their company asks for. */
export async function mailTargets(customerIds: readonly string[], topic: number) {
  const rows = await preferencesOf(customerIds)
  return rows.flatMap(({ id, email, settings, look }) => {
    const { muted } = readSettings(settings)
    const language = readSettings(look).appearance?.language
    return email && !muted.includes(topic) ? [{ id, email, language }] : []
  })
}
