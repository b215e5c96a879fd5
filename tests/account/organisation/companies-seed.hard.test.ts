import { expect, test } from 'vitest'
import { enterCompany, ownCompanies } from '../../../src/account/organisation/companies.contract'
import { userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { openTestbed } from '../../server/testbed'

test('the demo has a person with two companies, who logs in to one and can enter the other', async () => {
  const bed = await openTestbed('demo')
  const token = await bed.login('monthly')
  const { companies } = await bed.call(ownCompanies, {}, { token })
  expect(companies.map(({ name, accountKind, current }) => [name, accountKind, current])).toEqual([
    ['南浦泵业有限公司', 'main', 10],
    ['临港精密机械有限公司', 'sub', 20],
  ])
  const other = await bed.call(enterCompany, { body: { id: companies[1]?.id ?? '' } }, { token })
  expect(await bed.call(userInfo, {}, { token: other.token })).toMatchObject({
    companies: 2,
    parentId: '10001',
  })
})
