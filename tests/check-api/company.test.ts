import { beforeEach, expect, test } from 'vitest'
import { bed, checkServer, memberToken } from './checked-server'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await memberToken()
})

// The screen only narrows what is read before.
const tested = (company: string) => checkServer({ screen: 'login', company, token })

test('ledger and organisation of the server pass, and the check lists the remaining documents', async () => {
  const { findings, wrote } = await tested('demo')
  expect(findings).toEqual([])
  expect(wrote).toEqual([
    {
      what: expect.stringContaining('budget of cost centre check-api-'),
      takenBack: true,
      left: 'the cost centre with its budget, and a cancelled order or request',
    },
    { what: expect.stringContaining('department check-api-'), takenBack: true, left: '' },
    { what: expect.stringContaining('role check-api-'), takenBack: true, left: '' },
    {
      what: expect.stringContaining('invitation check-api-'),
      takenBack: true,
      left: 'a withdrawn invitation',
    },
  ])
})

test('rejects another account than the declared one', async () => {
  await expect(tested('tester')).rejects.toThrow('not of the test account "tester"')
})
