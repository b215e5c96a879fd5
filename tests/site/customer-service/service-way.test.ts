import { describe, expect, test } from 'vitest'
import { serviceAddress } from '../../../src/site/customer-service/service-way'

const base = 'https://mall.example/api'
const chatUrl = 'https://chat.example/room?x=1'
const imLink = 'https://im.example/shop'

describe('the address of customer service', () => {
  test.each([
    ['the chat page, told the brand site', { state: 20, chatUrl }, 'any', `${chatUrl}&brandSiteId=7`],
    [
      'a chat page of the shop’s own',
      { state: 20, chatUrl: '/chat' },
      'any',
      'https://mall.example/chat?brandSiteId=7',
    ],
    ['the chat page before messages', { state: 10, chatUrl, imLink }, 'any', `${chatUrl}&brandSiteId=7`],
    ['messages, asked for', { state: 10, chatUrl, imLink }, 'message', imLink],
    ['messages, where there is no chat', { state: 10, imLink }, 'any', imLink],
    ['nowhere: messages are off', { state: 20, imLink }, 'any', ''],
    ['nowhere: messages are off, asked for', { state: 20, chatUrl, imLink }, 'message', ''],
    ['nowhere: no chat, asked for', { state: 10, imLink }, 'chat', ''],
    ['nowhere: nothing is set', { state: 10 }, 'any', ''],
    ['nowhere: empty', { state: 10, chatUrl: '', imLink: '' }, 'any', ''],
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
