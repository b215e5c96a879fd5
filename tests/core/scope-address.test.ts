import { expect, test } from 'vitest'
import { baseAddress } from '../../src/core/address/base-address'
import { scopeFor } from '../../src/core/host/scope'
import { settingsOf } from '../../src/core/host/settings'

const usedFor = (api: string) => scopeFor({ ...settingsOf(), api }).settings.api

test.each([
  ['https://mall.example/api/', 'https://mall.example/api'],
  ['https://mall.example/api//', 'https://mall.example/api'],
  ['http://[::1]:7160/api', 'http://[::1]:7160/api'],
  ['http://10.0.0.7:8080/shop/api', 'http://10.0.0.7:8080/shop/api'],
  ['https://商城.example/api', 'https://xn--czru2d.example/api'],
  ['HTTPS://Mall.Example/API', 'https://mall.example/API'],
])('uses the API address %s as %s', (given, used) => {
  expect(usedFor(given)).toBe(used)
  expect(baseAddress(given, 'https://www.example/')).toBe(used)
})

test('resolves a path relative to the page', () => {
  expect(baseAddress('/api/', 'https://www.example/shop')).toBe('https://www.example/api')
})
