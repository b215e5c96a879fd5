import { describe, expect, test } from 'vitest'
import { urlStateOfRequest } from '../../src/core/address/request-url-state'
import { memoryUrlState } from '../../src/core/address/url-state'
import { stepIn } from '../../src/core/store/step'

describe('a step', () => {
  test('links to the URL with the change, and keeps parameters of others', () => {
    const urlState = urlStateOfRequest({ path: '/goods/list/1', search: '?page=3&utm=a%26b' })
    expect(stepIn(urlState, { page: '', brand: '恒' }).href).toBe('/goods/list/1?utm=a%26b&brand=%E6%81%92')
    expect(stepIn(urlState, { page: '', utm: undefined }).href).toBe('/goods/list/1')
  })

  test('changes the URL state when it is pressed', () => {
    const urlState = memoryUrlState({ page: '3' })
    const step = stepIn(urlState, { page: '4' })
    expect(urlState.$query.get()).toEqual({ page: '3' })
    step.onPress()
    expect(urlState.$query.get()).toEqual({ page: '4' })
  })

  test('in memory has no URL', () => {
    expect(stepIn(memoryUrlState({ page: '3' }), { page: '4' }).href).toBe(undefined)
  })

  test.each(['//evil.example/x', '/\\evil.example/x', 'javascript:alert(1)'])(
    'never leaves the page’s origin: %s',
    (path) => {
      const { href = '' } = stepIn(urlStateOfRequest({ path, search: '' }), { page: '2' })
      expect(new URL(href, 'https://shop.example/y').origin).toBe('https://shop.example')
    },
  )
})
