import { eq } from 'drizzle-orm'
import { bondKind, bondState } from '../../../../src/money/bonds/bond'
import { db } from '../../core/database/db'
import type { ConsoleField } from '../../core/operator/console-field'
import { documentNo } from '../../core/documents/document-no'
import { newId } from '../../core/database/ids'
import { choicesOf } from '../../core/operator/choices'
import { recordsPage } from '../../core/operator/records-page'
import { tableRecords } from '../../core/operator/record-table'
import { wrongFields } from '../../core/http/validate'
import { accountKey, customer } from '../../session/sign-in/customer.table'
import { siteChoices } from '../../site/brand-site/site-choices'
import { accountMoney } from '../accounts/account-money'
import { bond } from './bonds.table'

type Bond = typeof bond.$inferSelect

const { list, find, fields, valuesOf, write } = tableRecords(bond, {
  columns: {
    siteId: { label: ['站点', 'Site'], choices: siteChoices },
    kind: { label: ['类型', 'Kind'], choices: choicesOf(bondKind) },
    title: { label: ['名称', 'Name'], longest: 100, english: true },
    amount: { label: ['金额', 'Amount'] },
    dueDate: { label: ['缴纳期限', 'To be paid by'], kind: 'date' },
  },
  words: [bond.bondNo, bond.title],
  filter: bond.state,
})

const accountField: ConsoleField = {
  name: 'account',
  label: ['客户主账号', 'Main account of the company'],
  kind: 'code',
  longest: 60,
}

/** The main account of that name. @throws Refusal 422 */
async function companyCalled(account = ''): Promise<string> {
  const [found] = await db()
    .select({ id: customer.id, kind: customer.accountKind })
    .from(customer)
    .where(eq(customer.loginKey, accountKey(account)))
  if (found?.kind !== 'main')
    throw wrongFields(422, [
      { path: 'account', message: ['没有这个主账号', 'There is no main account of this name.'] },
    ])
  return found.id
}

/** Bonds that companies are asked for. */
export const page = recordsPage<Bond>({
  list,
  find,
  title: ['保证金', 'Bonds'],
  permission: 'finance',
  about: [
    '向企业收取的保证金。缴纳前可以修改。',
    'Bonds requested from companies. They can be changed until they are paid.',
  ],
  entity: 'bond',
  adds: true,
  heads: [
    ['编号', 'Number'],
    ['名称', 'Name'],
    ['金额', 'Amount'],
    ['缴纳期限', 'To be paid by'],
    ['状态', 'State'],
  ],
  cells: (row, { language }) => [
    row.bondNo,
    row.title,
    accountMoney(row.amount),
    row.dueDate,
    bondState.label(row.state, language),
  ],
  filter: { label: ['状态', 'State'], choices: () => choicesOf(bondState) },
  idOf: ({ id }) => id,
  nameOf: ({ bondNo, title }) => `${bondNo} ${title}`,
  fields: async (row) =>
    row && row.state !== bondState.code.toBePaid ? [] : [...(row ? [] : [accountField]), ...(await fields())],
  valuesOf,
  async save({ account, ...values }, row) {
    if (row) return write(values, row.id)
    const customerId = await companyCalled(account)
    return write(values, undefined, { customerId, bondNo: documentNo('BZ', newId()) })
  },
})
