import { describe, expect, test } from 'vitest'
import { serviceAddress } from '../../../src/site/customer-service/service-way'

const base = 'https://mall.example/api'
const chatUrl = 'https://chat.example/room?x=1'
const imLink = 'https://im.example/shop'

describe('the address of customer service', () => {
  test.each([
    [
      'the chat page with the brand site in its query',
      { state: 20, chatUrl },
      'any',
      `${chatUrl}&brandSiteId=7`,
    ],
    [
      'a chat page of the shop itself',
      { state: 20, chatUrl: '/chat' },
      'any',
      'https://mall.example/chat?brandSiteId=7',
    ],
    ['the chat page before messages', { state: 10, chatUrl, imLink }, 'any', `${chatUrl}&brandSiteId=7`],
    ['messages if requested', { state: 10, chatUrl, imLink }, 'message', imLink],
    ['messages without a chat page', { state: 10, imLink }, 'any', imLink],
    ['nothing if messages are off', { state: 20, imLink }, 'any', ''],
    ['nothing if messages are requested but off', { state: 20, chatUrl, imLink }, 'message', ''],
    ['nothing if a missing chat page is requested', { state: 10, imLink }, 'chat', ''],
    ['nothing without settings', { state: 10 }, 'any', ''],
    ['nothing for empty addresses', { state: 10, chatUrl: '', imLink: '' }, 'any', ''],
  ] as const)('%s', (_, service, channel, address) =>
    expect(serviceAddress(service, '7', base, channel)).toBe(address),
  )

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.c',
    'tel:1',
    'weixin://x',
    'https://',
    'blob:https://a/1',
  ])('ignores the address %s', (hostile) => {
    expect(serviceAddress({ state: 10, chatUrl: hostile, imLink: hostile }, '7', base)).toBe('')
  })

  test('encodes a site’s id in the query', () => {
    const address = new URL(serviceAddress({ state: 20, chatUrl }, '7&x=2#y', base))
    expect([...address.searchParams]).toEqual([
      ['x', '1'],
      ['brandSiteId', '7&x=2#y'],
    ])
  })
})
