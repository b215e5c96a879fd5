import { beforeEach, expect, test } from 'vitest'
import { siteIds } from '../../../demo/server/core/config/site'
import { optionsOf } from '../../../demo/server/site/brand-site/brand-sites'
import { requestOptionsOf } from '../../../demo/server/site/brand-site/request-options'
import { openTestbed } from '../../server/testbed'
import { operatorVisit } from '../../session/operator-visit'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const id = siteIds.north
const form = async () => ({ id, ...(await bed.inside(() => requestOptionsOf(id))) })
const options = () => bed.inside(() => optionsOf([id]))

test('an operator sets holds of purchase requests and the validity of invitations within limits', async () => {
  const visit = operatorVisit(bed)
  await visit.logIn()
  const { values, stamp } = await form()
  expect(values).toEqual({ requestHoldHours: '48', requestHoldShare: '30', invitationDays: '7' })
  const save = (given: object) => visit.form('request-options/save', { id, stamp, ...values, ...given })
  for (const wrong of [
    { requestHoldHours: '721' },
    { requestHoldHours: '1.5' },
    { requestHoldShare: '101' },
    { requestHoldShare: '' },
    { invitationDays: '0' },
    { invitationDays: '91' },
  ])
    await save(wrong)
  expect(await options()).toMatchObject({ requestHoldHours: 48, requestHoldShare: 30, invitationDays: 7 })
  await save({ requestHoldHours: '0', requestHoldShare: '100', invitationDays: '3' })
  expect(await options()).toMatchObject({ requestHoldHours: 0, requestHoldShare: 100, invitationDays: 3 })
  expect(await bed.inside(() => optionsOf([siteIds.main]))).toMatchObject({ requestHoldHours: 48 })
  // The form that was shown before the change.
  await save({ requestHoldHours: '12' })
  expect(await options()).toMatchObject({ requestHoldHours: 0 })
})
