import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { day, hour } from '../../../demo/server/core/time/business-time'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { demoOperator } from '../../../demo/server/session/operator/operator.seed'
import { bankAccountOf, stampOf } from '../../../demo/server/trade/payment/bank-account'
import { no, yes } from '../../../src/core/api/shapes'
import { depositIndex } from '../../../src/money/deposit/deposit.contract'
import { listPayType } from '../../../src/trade/payment/payment.contract'
import { payMethod } from '../../../src/words/pay-method'
import { openTestbed } from '../../server/testbed'
import { operatorVisit } from '../../session/operator-visit'

// Operators enter the bank account for transfers, separately for each site.

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

const id = siteIds.main
const path = '/demo/operator/bank-account?lang=en'
const given = { holder: '远山供应链有限公司', bank: '中国银行沈阳分行', accountNo: '6217 0000 1234 5678' }
const nothing = { holder: '', bank: '', accountNo: '' }

async function operatorAs(account: string) {
  const visit = operatorVisit(bed)
  await visit.logIn(demoOperator.password, account)
  return visit
}
const now = () => bed.inside(() => bankAccountOf(id))
async function save(account: Record<string, string>, stamp?: string) {
  const visit = await operatorAs('finance')
  return visit.form('bank-account/save', { id, stamp: stamp ?? stampOf(await now()), ...account })
}
const offlineIs = async () => {
  const ways = await bed.call(listPayType, { query: {} }, { token: await bed.login('demo') })
  return ways.find(({ payCode }) => payCode === payMethod.code.offline)?.enabled
}

describe('the page of bank accounts', () => {
  test('saves the account for transfers and records the change in the audit log', async () => {
    const before = await now()
    expect((await save(given)).status).toBe(303)
    expect(await now()).toEqual(given)
    const lines = await bed.inside(() =>
      db().select().from(auditLog).where(eq(auditLog.entity, 'bankAccount')),
    )
    expect(lines).toMatchObject([
      { action: 'change', entityId: id, reason: `${stampOf(before)} → ${stampOf(given)}` },
    ])
  })

  test('removes invisible and converts full-width characters of a pasted number', async () => {
    const copied = '\u202d６217 0000 1234\u200b 5678\u202c'
    expect((await save({ ...given, accountNo: copied })).status).toBe(303)
    expect(await now()).toEqual(given)
  })

  test('removes the account, and with it the payment by transfer', async () => {
    expect(await offlineIs()).toBe(yes)
    expect((await save(nothing)).status).toBe(303)
    expect(await now()).toBeUndefined()
    expect(await offlineIs()).toBe(no)
    expect((await save(given)).status).toBe(303)
    expect(await offlineIs()).toBe(yes)
  })

  test.each([
    [{ holder: '' }, 'Please enter account holder.'],
    [{ bank: '' }, 'Please enter bank.'],
    [{ accountNo: '' }, 'Please enter account number.'],
    [{ accountNo: '1234/5678' }, 'Account number format error.'],
    [{ holder: '远'.repeat(101) }, 'Account holder: at most 100 characters.'],
  ])('rejects %o with 422 and keeps the typed values', async (wrong, message) => {
    const before = await now()
    const answer = await save({ ...given, bank: '没有保存的银行', ...wrong })
    const page = await answer.text()
    expect([answer.status, page.includes(message)]).toEqual([422, true])
    expect(page).toContain('bank' in wrong ? given.holder : '没有保存的银行')
    expect(await now()).toEqual(before)
  })

  test('shows an error at each invalid field and focuses the first', async () => {
    const page = await (await save({ ...given, bank: '', accountNo: '1234/5678' })).text()
    const invalid = [
      ...page.matchAll(/<input name="(\w+)"([^>]*)aria-invalid="true"([^>]*)>\s*<small[^>]*>([^<]*)</g),
    ]
    expect(
      invalid.map(([, name, before, after, said]) => [name, `${before}${after}`.includes('autofocus'), said]),
    ).toEqual([
      ['bank', true, 'Please enter bank.'],
      ['accountNo', false, 'Account number format error.'],
    ])
  })

  describe('notifies the other operators', () => {
    const words = 'finance changed the bank account of'
    const seenBy = async (account: string, at = '/demo/operator?desk=orders&lang=en') =>
      (await (await operatorAs(account)).page(at)).includes(words)

    test('of the change on all pages that they may read, but not its author', async () => {
      const before = stampOf(await now())
      expect(await seenBy('operator')).toBe(false)
      await save(given)
      for (const page of [path, '/demo/operator?desk=orders&lang=en', '/demo/operator/audit?lang=en'])
        expect([page, await seenBy('operator', page)]).toEqual([page, true])
      const visit = await operatorAs('auditor')
      const told = await visit.page('/demo/operator?lang=en')
      expect(told).toContain(`: ${before} → ${stampOf(given)}. If the shop did not mean this`)
      expect(told).toContain('<a href="/demo/operator/bank-account?lang=en">Bank account</a></p>')
      expect([await seenBy('finance'), await seenBy('catalogue')]).toEqual([false, false])
    })

    test('for seven days', async () => {
      await save(given)
      bed.wait(7 * day - hour)
      expect(await seenBy('operator')).toBe(true)
      bed.wait(2 * hour)
      expect(await seenBy('operator')).toBe(false)
    })
  })

  test('does not overwrite changes of another operator', async () => {
    const stamp = stampOf(await now())
    expect((await save(given, stamp)).status).toBe(303)
    expect((await save({ ...given, bank: '另一家银行' }, stamp)).status).toBe(409)
    expect(await now()).toEqual(given)
  })

  test('of five concurrent saves, four are rejected with a hint at the first', async () => {
    const stamp = stampOf(await now())
    const banks = ['中国银行', '建设银行', '工商银行', '交通银行', '招商银行']
    const operators = await Promise.all(banks.map(() => operatorAs('finance')))
    const answers = await Promise.all(
      operators.map((visit, at) =>
        visit.form('bank-account/save', { id, stamp, ...given, bank: banks[at] ?? '' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409])
    expect((await now())?.bank).toBe(banks[answers.findIndex(({ status }) => status === 303)])
  })

  test('shows English readers the English names with the Chinese ones', async () => {
    const token = await bed.login('demo')
    const shown = async () => (await bed.call(depositIndex, {}, { token, language: 'en' })).bank?.bank
    expect(await shown()).toBe(
      'China Construction Bank, Shanghai Lingang Sub-branch (中国建设银行上海临港支行)',
    )
    expect((await save({ ...given, bankEn: 'Bank of China, Shenyang' })).status).toBe(303)
    expect(await shown()).toBe(`Bank of China, Shenyang (${given.bank})`)
    expect(await (await operatorAs('finance')).page(path)).toContain('value="Bank of China, Shenyang"')
    expect((await save({ ...given, bankEn: '' })).status).toBe(303)
    expect(await shown()).toBe(given.bank)
    expect((await bed.call(depositIndex, {}, { token })).bank?.holder).toBe(given.holder)
  })

  test('answers 404 for another id than that of the site', async () => {
    expect((await save({ ...given, id: '99' }, '')).status).toBe(404)
  })

  test('is read by the auditor, without fields, and hidden from customer service', async () => {
    const read = await (await operatorAs('auditor')).page(path)
    expect(read).toContain('Account holder')
    expect(read).not.toContain('<input name="holder"')
    expect((await (await operatorAs('service')).send(path)).status).toBe(403)
  })
})
