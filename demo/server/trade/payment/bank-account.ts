import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defaultLocale, type Locale } from '../../../../src/core/language/locale'
import type { Text } from '../../../../src/core/language/messages'
import { audit } from '../../core/documents/audit'
import { copiedText, fieldText, readFields } from '../../core/operator/console-fields'
import { db, tx } from '../../core/database/db'
import { englishOf, sayInEnglish } from '../../core/database/english'
import { changedMeanwhile, notFound } from '../../core/http/refusal'
import { brandSite } from '../../site/brand-site/brand-site.table'
import { bankAccount } from './payment.table'

const shape = z.object({
  holder: fieldText(100, 1),
  bank: fieldText(100, 1),
  bankEn: z.optional(fieldText(200)),
  accountNo: copiedText().check(z.regex(/^[\dA-Za-z][\dA-Za-z -]{3,39}$/)),
})
type AccountForm = z.output<typeof shape>
export type BankAccount = Omit<AccountForm, 'bankEn'>

/** Field labels in form order. */
export const accountLabels: Record<keyof AccountForm, Text> = {
  holder: ['收款户名', 'Account holder'],
  bank: ['开户银行', 'Bank'],
  bankEn: ['开户银行（英文）', 'Bank in English'],
  accountNo: ['收款账号', 'Account number'],
}

/** Returns the bank account for transfers on a site, or undefined if the site accepts none. */
export async function bankAccountOf(siteId: string): Promise<BankAccount | undefined> {
  const { holder, bank, accountNo } = bankAccount
  const [found] = await db()
    .select({ holder, bank, accountNo })
    .from(bankAccount)
    .where(eq(bankAccount.siteId, siteId))
  return found
}

/** Returns the bank account for readers of a language: English names with the Chinese ones, which a transfer must state. */
export async function bankAccountIn(language: Locale, siteId: string): Promise<BankAccount | undefined> {
  const account = await bankAccountOf(siteId)
  if (!account || language === defaultLocale) return account
  const english = await englishOf([account.holder, account.bank])
  const both = (name: string) => (english.has(name) ? `${english.get(name)} (${name})` : name)
  return { ...account, holder: both(account.holder), bank: both(account.bank) }
}

/** Describes the account that filled the form, for the audit log and conflict detection. */
export const stampOf = (account: BankAccount | undefined) =>
  account ? [account.holder, account.bank, account.accountNo].join(', ') : ''

/**
 * Sets the bank account for transfers on a site. Empty fields disable transfers.
 * @param given form fields by name, with the site's `id` and the `stamp` of the state that filled the form
 * @param by id of the operator
 * @throws Refusal 404; 409 if changed meanwhile; 422 for the first invalid field
 */
export async function setBankAccount(given: Readonly<Record<string, string>>, by: string) {
  const { id = '', stamp } = given
  const isEmpty = [given.holder, given.bank, given.accountNo].every((text) => !text?.trim())
  const filled = isEmpty ? undefined : readFields(shape, accountLabels, given)
  const account = filled && { holder: filled.holder, bank: filled.bank, accountNo: filled.accountNo }
  await tx(async () => {
    // Locks the site, so that the later of two concurrent changes sees the first.
    const [site] = await db().select().from(brandSite).where(eq(brandSite.id, id)).for('update')
    if (!site) throw notFound()
    const before = await bankAccountOf(id)
    if (stampOf(before) !== stamp) throw changedMeanwhile()
    if (account)
      await db()
        .insert(bankAccount)
        .values({ siteId: id, ...account })
        .onConflictDoUpdate({ target: bankAccount.siteId, set: account })
    else await db().delete(bankAccount).where(eq(bankAccount.siteId, id))
    if (filled?.bankEn !== undefined) await sayInEnglish(new Map([[filled.bank, filled.bankEn]]))
    const reason = `${stampOf(before) || '–'} → ${stampOf(account) || '–'}`
    await audit({
      actorType: 'operator',
      actorId: by,
      entity: 'bankAccount',
      entityId: id,
      action: 'change',
      reason,
    })
  })
}
