import { beforeEach, expect, test } from 'vitest'
import { profile, updateProfile } from '../../../src/account/profile/profile.contract'
import { isCallError } from '../../../src/core/api/call-error'
import { userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { bed } from '../../session/code-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('demo')
})
const mine = { nickName: '小周', legalName: '周岚', birthday: '1990-02-28' }

test('a saved profile also changes the name in the user info, for this account only', async () => {
  const other = await bed.login('retail')
  const before = await bed.call(profile, {}, { token: other })
  await bed.call(updateProfile, { body: mine }, { token })
  expect(await bed.call(profile, {}, { token })).toEqual({ loginAccount: 'demo', ...mine })
  expect(await bed.call(userInfo, {}, { token })).toMatchObject({ nickName: '小周', legalName: '周岚' })
  expect(await bed.call(profile, {}, { token: other })).toEqual(before)
})

test('a birthday can be removed', async () => {
  await bed.call(updateProfile, { body: mine }, { token })
  await bed.call(updateProfile, { body: { nickName: '小周', legalName: '周岚' } }, { token })
  expect((await bed.call(profile, {}, { token })).birthday).toBe('')
})

test.each([
  [{ nickName: '' }, 'nickName'],
  [{ nickName: '名'.repeat(21) }, 'nickName'],
  [{ legalName: ' ' }, 'legalName'],
  [{ birthday: '1990-02-30' }, 'birthday'],
  [{ birthday: '1899-12-31' }, 'birthday'],
])('rejects %j at its field', async (wrong, field) => {
  const refusal = await bed
    .call(updateProfile, { body: { ...mine, ...wrong } }, { token })
    .catch((e: unknown) => e)
  expect(isCallError(refusal) && [refusal.code, refusal.fields.map(({ path }) => path)]).toEqual([
    400,
    [field],
  ])
})
