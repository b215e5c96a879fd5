import { describe, expect, test } from 'vitest'
import { patchedText } from '../../src/core/address/query-text'
import { urlStateOfRequest } from '../../src/core/address/request-url-state'

const host = 'filter[]=red&filter[]=blue&preview=&q=a%20b&flag&x=%E0%A4%A'

describe('a change in a query with parameters of the host', () => {
  test('keeps the host’s repeated keys, empty values, flags, broken escapes, order and encoding', () => {
    expect(patchedText(host, { page: '2' })).toBe(`${host}&page=2`)
    expect(patchedText(`page=2&${host}`, { page: '3', sort: 'price' })).toBe(`page=3&${host}&sort=price`)
    expect(patchedText(`${host}&page=2`, { page: undefined })).toBe(host)
  })

  test('writes a changed key once, and leaves an unchanged one as it was encoded', () => {
    expect(patchedText('page=1&a=1&page=2', { page: '3' })).toBe('page=3&a=1')
    expect(patchedText('kw=a%20b&page=2', { kw: 'a b', page: '' })).toBe('kw=a%20b')
    expect(patchedText('', { kw: '轴承 6204', page: '' })).toBe('kw=%E8%BD%B4%E6%89%BF+6204')
  })

  test('works with another separator', () => {
    expect(patchedText('view=list;first.page=2;flag', { 'second.page': '3' }, ';')).toBe(
      'view=list;first.page=2;flag;second.page=3',
    )
  })

  test('applies to the links of a server-rendered view', () => {
    const { href } = urlStateOfRequest({ path: '/list', search: `?${host}` })
    expect(href?.({ page: '2' })).toBe(`/list?${host}&page=2`)
  })
})
