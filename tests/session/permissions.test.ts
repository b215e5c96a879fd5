import { describe, expect, test } from 'vitest'
import type { SessionState } from '../../src/session/sign-in/session-state'
import { refusalIn } from '../../src/session/permission/session-permission'
import { closed, endpoints, line, testPermissions, words } from './permission-cases'

// permissions.hard.test.ts tests every account.
testPermissions(['visitor', 'sub1'])

describe('permissions of endpoints', () => {
  test('are declared by each endpoint, also beyond a login', () => {
    for (const { endpoint } of endpoints) {
      const more = closed.find(([path]) => path.test(line(endpoint)))?.[1]
      const login = endpoint.needs === 'token' ? 'member' : 'anyone'
      expect([line(endpoint), endpoint.permission]).toEqual([line(endpoint), more ?? login])
    }
  })

  test('require a token in the contract, unless the endpoint is public', () => {
    for (const { endpoint } of endpoints)
      expect([line(endpoint), endpoint.needs === 'token']).toEqual([
        line(endpoint),
        endpoint.permission !== 'anyone',
      ])
  })
})

test('refuses only visitors until the member is known', () => {
  const early: SessionState = { state: 'member', fresh: true, userType: 10 }
  for (const permission of words) expect(refusalIn(early, permission)).toBeUndefined()
})
