import { beforeAll, describe, expect, test } from 'vitest'
import { routeTable as served } from '../../demo/server/core/http/serve'
import type { Endpoint } from '../../src/core/api/endpoint'
import type { Permission } from '../../src/core/permission'
import { defineRoutes, routeTable, whereIs, type Route } from '../../src/core/address/routes'
import { actionPermissions } from '../../src/session/permission/action-permissions'
import type { Refusal } from '../../src/session/permission/refusal'
import { refusalOf, permissions } from '../../src/session/permission/permission'
import { refusalIn } from '../../src/session/permission/session-permission'
import { guard } from '../../src/session/sign-in/guard'
import type { SessionState } from '../../src/session/sign-in/session-state'
import { userInfo, type User } from '../../src/session/sign-in/sign-in.contract'
import { db } from '../../demo/server/core/database/db'
import { customer } from '../../demo/server/session/sign-in/customer.table'
import { routes } from '../../src/shell/routes'
import { openTestbed } from '../server/testbed'
import { eq } from 'drizzle-orm'

const bed = await openTestbed('open')

/** Written by hand, so that the table is compared with an independent list. */
export const accounts = ['visitor', 'retail', 'demo', 'sub1', 'channel1', 'pending', 'supplier'] as const
type Who = (typeof accounts)[number]
const certifiedManager: Partial<Record<Who, Refusal>> = {
  visitor: 'logIn',
  retail: 'certify',
  sub1: 'lacksRight',
  channel1: 'lacksRight',
  pending: 'certify',
  supplier: 'certify',
}
const expected: Record<Permission, Partial<Record<Who, Refusal>>> = {
  anyone: {},
  member: { visitor: 'logIn' },
  main: { visitor: 'logIn', sub1: 'askAdministrator', channel1: 'askAdministrator' },
  retail: { visitor: 'logIn', demo: 'isMember', sub1: 'askAdministrator', channel1: 'askAdministrator' },
  dealer: {
    visitor: 'logIn',
    retail: 'openMembership',
    pending: 'openMembership',
    supplier: 'openMembership',
  },
  certified: { visitor: 'logIn', retail: 'certify', pending: 'certify', supplier: 'certify' },
  certifiedMain: {
    visitor: 'logIn',
    retail: 'certify',
    sub1: 'askAdministrator',
    channel1: 'askAdministrator',
    pending: 'certify',
    supplier: 'certify',
  },
  orderer: { visitor: 'logIn' },
  memberManager: certifiedManager,
  roleManager: certifiedManager,
  ruleManager: { visitor: 'logIn', sub1: 'lacksRight', channel1: 'lacksRight' },
  budgetReader: { visitor: 'logIn', sub1: 'lacksRight', channel1: 'lacksRight' },
  budgetManager: { visitor: 'logIn', sub1: 'lacksRight', channel1: 'lacksRight' },
  colleagues: { visitor: 'logIn', channel1: 'lacksRight' },
  supplier: {
    visitor: 'logIn',
    retail: 'becomeSupplier',
    demo: 'becomeSupplier',
    sub1: 'askAdministrator',
    channel1: 'askAdministrator',
    pending: 'becomeSupplier',
  },
}

const users: Partial<Record<Who, User>> = {}
const tokens: Partial<Record<Who, string>> = {}
beforeAll(async () => {
  await bed.reset()
  defineRoutes(routes)
  await bed.inside(() =>
    db()
      .update(customer)
      .set({ loginAccount: 'supplier', loginKey: 'supplier', extendInfo: { supplier: true } })
      .where(eq(customer.loginAccount, 'newbie')),
  )
  for (const who of accounts) {
    if (who === 'visitor') continue
    const token = (tokens[who] = await bed.login(who))
    users[who] = await bed.call(userInfo, {}, { token })
  }
})
const sessionOf = (who: Who): SessionState =>
  who === 'visitor'
    ? { state: 'visitor' }
    : { state: 'member', fresh: false, userType: users[who]?.userType, user: users[who] }

export const words = Object.keys(permissions) as Permission[]
export const line = ({ method, path }: Endpoint) => `${method} ${path}`
export const endpoints = served(bed.app)

/** Endpoints that require more than a login, also written by hand. The first match applies. */
export const closed: [RegExp, Permission][] = [
  [/\/members\/review\/|\/organisation\/handOver$/, 'main'],
  [/\/members\/lookUp$/, 'colleagues'],
  [/\/members\/roles\/|\/organisation\/role\//, 'roleManager'],
  [/\/members\/|\/organisation\/|\/invitations\/(?!join)/, 'memberManager'],
  [/\/credit\/apply$/, 'certifiedMain'],
  [/\/order\/submit$/, 'orderer'],
  [/\/contract\/apply$/, 'certified'],
  [/\/approval\/(rules$|rule\/|settings$|values\/)/, 'ruleManager'],
  [/\/budget\/(page|detail|entries)/, 'budgetReader'],
  [
    /\/budget\/(add|update|move|delete)|\/costCentre\/(page|add|update|import)|^PUT .*\/costCentre\/choices$/,
    'budgetManager',
  ],
  [/\/export\/budget/, 'budgetReader'],
  [/\/userCenter\/(bond|credit|deposit|promotion|supplier)\//, 'main'],
  [/\/export\/(?!order|performance)/, 'main'],
  [/\/invoice\/title(?!List)/, 'main'],
  [/\/(certification|privateShop)\/apply|\/contract\/sign\/|\/(registerSupplier|settlement)$/, 'main'],
]

/** Tests every endpoint, page and action with these accounts. */
export function testPermissions(tested: readonly Who[]) {
  describe.each(tested)('%s', (who) => {
    test.each(words)('%s', (permission) => {
      expect(refusalOf(users[who], permission)).toBe(expected[permission][who])
      expect(refusalIn(sessionOf(who), permission)).toBe(expected[permission][who])
    })

    test('is refused by the server what the contracts refuse, with the reason, and nothing else', async () => {
      for (const { endpoint, paths } of endpoints) {
        // The paths of group sites pass through the same check.
        for (const path of who === 'visitor' ? paths : paths.slice(0, 1)) {
          const address = path.replace(/\{\w+\}/g, '0')
          const answer = await bed.app.request(
            new Request(`http://localhost:4173/api${address}`, {
              method: endpoint.method,
              headers: {
                Host: 'localhost:4173',
                'Content-Type': 'application/json',
                ...(tokens[who] && { Authorization: tokens[who] }),
              },
              // An invalid body, so that the check after the permissions rejects the request.
              ...(endpoint.method !== 'GET' && { body: '[]' }),
            }),
          )
          const text = await answer.text()
          const json: { code?: number; error?: string; data?: { refusal?: string } | null } = text.startsWith(
            '{',
          )
            ? JSON.parse(text)
            : {}
          const refusal = json.error === '登录失效或已过期' ? 'logIn' : json.data?.refusal
          expect([line(endpoint), refusal]).toEqual([line(endpoint), expected[endpoint.permission][who]])
          if (refusal) expect(json.code).toBe(refusal === 'logIn' ? 401 : 403)
          // Logout succeeds and ends the session.
          if (path.endsWith('/logout') && who !== 'visitor') tokens[who] = await bed.login(who)
        }
      }
    })

    test('is led by the guard as the table says', () => {
      for (const [name, { path, needs = 'anyone' }] of Object.entries<Route>(routeTable())) {
        if (name === 'login' || name === 'registerSettlement') continue
        const here = path.replace(/\{\w+\}/g, '7')
        const refusal = expected[needs][who]
        const decision = guard(whereIs(here), { path: here, search: '', hash: '' }, sessionOf(who), {
          siteKnown: true,
          from: '/',
        })
        const go = refusal === 'logIn' ? 'away' : refusal ? 'refused' : 'stay'
        expect([path, decision.go]).toEqual([path, go])
      }
    })

    test('is refused the actions that the table refuses', () => {
      for (const permission of Object.values(actionPermissions))
        expect(refusalIn(sessionOf(who), permission)).toBe(expected[permission][who])
    })
  })
}
