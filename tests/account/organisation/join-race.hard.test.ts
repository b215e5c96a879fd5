import { isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { isErased } from '../../../demo/server/account/members/erased-key'
import { db } from '../../../demo/server/core/database/db'
import { insertMany } from '../../../demo/server/core/database/insert-many'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { eraseMember } from '../../../src/account/members/members.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { beginOrganisation, join, rowOfAccount, setAccount, sub } from './organisation-bed'

// PGlite runs one transaction at a time. Only PostgreSQL tests concurrency.

const rounds = 12
const companies = ['7101', '7102', '7103', '7104']

let demo = ''
beforeEach(async () => {
  ;({ demo } = await beginOrganisation())
  await bed.inside(async () => {
    const main = await rowOfAccount('10007')
    const own = (id: string) => ({ id, loginAccount: id, loginKey: id, phone: null, email: null })
    await insertMany(
      customer,
      companies.map((id) => ({ ...main, ...own(id) })),
    )
    const first = await rowOfAccount(sub)
    await insertMany(
      customer,
      Array.from({ length: rounds }, (_, round) => ({ ...first, ...own(`72${round}`) })),
    )
  })
})

test('memberships opened during the erasure of the first one belong to the next one of the person', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = `72${round}`
    await join(id, '10002')
    const third = await join(id, '10007')
    await setAccount(id, { status: 20 })
    const erased = codeFrom(bed.call(eraseMember, { path: { id } }, { token: demo }))
    await Promise.all([erased, ...companies.map((company) => join(third, company))])
    expect(await erased).toBe(200)
  }
  const rows = await bed.inside(() => db().select().from(customer).where(isNotNull(customer.personId)))
  const people = new Map((await bed.inside(() => db().select().from(customer))).map((row) => [row.id, row]))
  const orphans = rows.filter(({ personId }) => {
    const person = people.get(personId ?? '')
    return !person || isErased(person) || person.personId !== null
  })
  expect(orphans.map(({ id }) => id)).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(rounds * (companies.length + 1))
})
