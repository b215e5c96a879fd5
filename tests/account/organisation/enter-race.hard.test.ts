import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { session } from '../../../demo/server/session/sign-in/session.table'
import { enterCompany } from '../../../src/account/organisation/companies.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { beginOrganisation, join } from './organisation-bed'

// PGlite runs one transaction at a time. Only PostgreSQL tests concurrency.

let second = ''
beforeEach(async () => {
  await beginOrganisation()
  second = await join('10007', '10001')
})

const sessionsOf = (id: string) => bed.inside(() => db().$count(session, eq(session.customerId, id)))

test('10 parallel company changes with one session open one session', async () => {
  const token = await bed.login('overdue')
  const before = await sessionsOf('10007')
  const enter = () => codeFrom(bed.call(enterCompany, { body: { id: second } }, { token }))
  const codes = await Promise.all(Array.from({ length: 10 }, enter))
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => ![200, 401, 409].includes(code))).toEqual([])
  expect(await sessionsOf(second)).toBe(1)
  expect(await sessionsOf('10007')).toBe(before - 1)
})
