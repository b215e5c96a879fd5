import { beforeEach, expect, test } from 'vitest'
import { bed, checkServer, memberToken, type Fault } from './checked-server'
import { isJson, rows, changedAnswer, withBody } from './faults'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await memberToken()
})

// The screen only narrows what is read before.
const tested = (fault: Fault) => checkServer({ screen: 'login', company: 'demo', token }, fault)

const detail = '/userCenter/budget/detail/'

/** Changes the figures of each answer about a budget. @param change of an amount in the n-th answer, from 1 */
function changed(field: 'used' | 'free', change: (amount: number, answer: number) => number): Fault {
  let answers = 0
  return async (request, server) => {
    const reply = await server(request)
    if (!request.url.includes(detail) || request.method === 'OPTIONS') return reply
    answers += 1
    const spoilt = (_: string, amount: string) => `"${field}":"${change(Number(amount), answers).toFixed(2)}"`
    const text = await reply.text()
    return withBody(reply, text.replace(new RegExp(`"${field}":"(-?[\\d.]+)"`), spoilt))
  }
}

test.each<[string, Fault, { endpoint: string; path: string }]>([
  [
    'a free amount that is not the rest',
    changed('free', (amount) => amount + 1),
    { endpoint: 'readBudget', path: 'free' },
  ],
  [
    'a double submission that books twice',
    changed('free', (amount, answer) => (answer === 2 ? amount - 5 : amount)),
    { endpoint: 'submitOrder', path: 'free' },
  ],
  [
    'a cancellation that releases twice',
    changed('free', (amount, answer) => (answer === 4 ? amount + 5 : amount)),
    { endpoint: 'cancelOrder', path: 'free' },
  ],
  [
    'two companies that are both the current one',
    changedAnswer('/bbb/userCenter/companies/list', ({ companies }) => {
      if (Array.isArray(companies)) companies.push({ ...Object(companies[0]), id: 'other' })
    }),
    { endpoint: 'ownCompanies', path: 'companies[].current' },
  ],
  [
    'a department below an unknown one',
    changedAnswer('/bbb/userCenter/organisation/units', ({ units }) => {
      if (Array.isArray(units)) units.push({ ...Object(units[0]), id: 'lost', parentId: 'gone' })
    }),
    { endpoint: 'companyUnits', path: 'units[].parentId' },
  ],
  [
    'a role with more rights than were given',
    changedAnswer('/bbb/userCenter/organisation/roles', ({ roles }) => {
      for (const role of Array.isArray(roles) ? roles.filter(isJson) : [])
        if (role.given === 20) role.rights = ['request.see', 'rule.manage']
    }),
    { endpoint: 'addRole', path: 'rights' },
  ],
  [
    'an invitation that is still open after its withdrawal',
    rows('/bbb/userCenter/invitations/page', (row) => void (row.state = 10)),
    { endpoint: 'withdrawInvitation', path: 'state' },
  ],
  [
    'a request that costs less than its parts',
    changedAnswer('/bbb/userCenter/request/detail', ({ amounts }) => {
      if (isJson(amounts)) amounts.pay = '0.01'
    }),
    { endpoint: 'requestDetail', path: 'amounts.pay' },
  ],
  [
    'a listed budget with a free amount that is not the rest',
    rows('/bbb/userCenter/budget/page', (row) => void (row.free = '0.01')),
    { endpoint: 'pageBudgets', path: 'content[].free' },
  ],
])('finds %s', async (_, fault, found) => {
  expect((await tested(fault)).findings).toContainEqual(expect.objectContaining({ kind: 'write', ...found }))
})
