import { describe, expect, it } from 'vitest'
import { routeAddress, whereIs } from '../../src/core/address/routes'
import { fillPath } from '../../src/core/api/endpoint'
import '../../src/shell/routes'

describe('the route of a path', () => {
  it.each([
    ['/', 'home', {}],
    ['/goods/100001', 'goods', { goodsId: '100001' }],
    ['/goods/100001/', 'goods', { goodsId: '100001' }],
    ['/goods/list/all', 'search', {}],
    ['/goods/list/120', 'goodsList', { categoryId: '120' }],
    ['/goods/%E8%BD%B4', 'goods', { goodsId: '轴' }],
    ['/goods/a/b', 'notFound', {}],
    ['/goods/%E8%B', 'notFound', {}],
    ['/Cart', 'notFound', {}],
    ['/cart', 'cart', {}],
  ])('%s is %s', (path, route, params) => expect(whereIs(path)).toEqual({ route, params, query: {} }))

  it('contains the query', () => {
    expect(whereIs('/goods/list/all', '?goodsKeyWord=%E8%BD%B4%E6%89%BF&page=2').query).toEqual({
      goodsKeyWord: '轴承',
      page: '2',
    })
  })

  it('follows the host’s own patterns', () => {
    expect(whereIs('/p/7.html', '', { goods: '/p/{goodsId}.html' })).toMatchObject({
      route: 'goods',
      params: { goodsId: '7' },
    })
    expect(whereIs('/p/7xhtml', '', { goods: '/p/{goodsId}.html' }).route).toBe('notFound')
  })
})

describe('addresses of routes', () => {
  it.each([
    ['/goods/{goodsId}', { goodsId: 'a/b?c' }, {}, '', '/goods/a%2Fb%3Fc'],
    [
      '/goods/list/all',
      {},
      { goodsKeyWord: '轴承 6204', page: undefined },
      '',
      '/goods/list/all?goodsKeyWord=%E8%BD%B4%E6%89%BF+6204',
    ],
    ['/goods/{goodsId}', { goodsId: '7' }, {}, 'https://mall.example/', 'https://mall.example/goods/7'],
    [
      'https://other.example/p?id={goodsId}',
      { goodsId: '7' },
      { a: '1' },
      '',
      'https://other.example/p?id=7&a=1',
    ],
  ])('is %s with parameters', (pattern, params, query, home, address) =>
    expect(routeAddress(pattern, params, query, home)).toBe(address),
  )

  it.each(['', '.', '..'])('rejects the path parameter %j of a call', (id) => {
    expect(() => fillPath('/bbb/thing/{id}', { id })).toThrow(RangeError)
  })
})
