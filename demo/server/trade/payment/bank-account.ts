import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Text } from '../../../../src/core/language/messages'
import { audit } from '../../core/documents/audit'
import { fieldText, readFields } from '../../core/operator/console-fields'
import { db, tx } from '../../core/database/db'
import { changedMeanwhile, notFound } from '../../core/http/refusal'
import { brandSite } from '../../site/brand-site/brand-site.table'
import { bankAccount } from './payment.table'

const shape = z.object({
  holder: fieldText(100, 1),
  bank: fieldText(100, 1),
  accountNo: fieldText(40).check(z.regex(/^[\dA-Za-z][\dA-Za-z -]{3,39}$/)),
})
export type BankAccount = z.output<typeof shape>

/** Field labels in form order. */
export const accountLabels: Record<keyof BankAccount, Text> = {
  holder: ['收款户名', 'Account holder'],
  bank: ['开户银行', 'Bank'],
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
  const isEmpty = Object.keys(accountLabels).every((name) => !given[name]?.trim())
  const account = isEmpty ? undefined : readFields(shape, accountLabels, given)
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
