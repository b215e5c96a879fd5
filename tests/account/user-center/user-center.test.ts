import { beforeEach, describe, expect, test } from 'vitest'
import { accountHome } from '../../../src/account/user-center/user-center.contract'
import { menuGroups } from '../../../src/account/user-center/menu-group'
import { openUserCenter } from '../../../src/account/user-center/user-center.store'
import { menuRowOf, userMenu, userTrail } from '../../../src/account/user-center/user-menu'
import { isUserPath } from '../../../src/account/user-center/user-path'
import { defineRoutes, routeTable, type Route } from '../../../src/core/address/routes'
import { routes } from '../../../src/shell/routes'
import { desk } from '../../../demo/server/trade/orders/orders.desk'
import { tx } from '../../../demo/server/core/database/db'
import { give } from '../../../demo/server/money/accounts/bookings'
import { bed } from '../../trade/checkout/checkout-bed'
import { paid, placed } from '../../trade/orders/order-bed'

beforeEach(() => void defineRoutes(routes))

describe('the side menu', () => {
  test('lists each route with a menu group once, and no other', () => {
    const rows = Object.entries<Route>(routeTable())
    const named = rows.flatMap(([name, { menu }]) => (menu === undefined ? [] : [name]))
    const listed = userMenu().flatMap(({ items }) => items.map(({ route }) => route))
    expect(listed.toSorted()).toEqual(named.toSorted())
    expect(rows.filter(([, { menu }]) => menu !== undefined && !Object.hasOwn(menuGroups, menu))).toEqual([])
    expect(rows.filter(([, { menu, path }]) => menu !== undefined && !isUserPath(path))).toEqual([])
    expect(rows.filter(([, { needs, path }]) => isUserPath(path) && needs === undefined)).toEqual([])
  })

  test('shows a new route with a link to its page, without another list', () => {
    const more: Route = {
      path: '/user/brand-new',
      title: ['新', 'New'],
      page: async () => undefined,
      menu: 'money',
    }
    defineRoutes({ ...routes, brandNew: more })
    expect(userMenu().find(({ key }) => key === 'money')?.items).toContainEqual({
      route: 'brandNew',
      title: more.title,
    })
    expect(openUserCenter('brand-new').$where.get().route).toBe('brandNew')
  })

  test('marks the entry of the current page and returns the breadcrumb to it', () => {
    expect(menuRowOf('orders')).toBe('orders')
    expect(menuRowOf('orderCheckList')).toBe('orders')
    expect(menuRowOf('home')).toBeUndefined()
    expect(userTrail('orderCheckList')).toEqual(['userHome', 'orders', 'order', 'orderCheckList'])
    expect(userTrail('userHome')).toEqual(['userHome'])
  })
})

describe('on a foreign page', () => {
  test.each([
    ['', 'userHome', {}],
    ['order', 'orders', {}],
    ['/order', 'orders', {}],
    ['/user/order?state=30', 'orders', { state: '30' }],
    ['order/HT1', 'order', {}],
    ['nothing/like/this', 'userHome', {}],
    ['../cart', 'userHome', {}],
  ])('page="%s" shows %s', (page, route, query) => {
    const center = openUserCenter(page)
    expect(center.$where.get().route).toBe(route)
    expect(center.$urlState.get().$query.get()).toEqual(query)
  })

  test('follows links between its pages, and no others', () => {
    const center = openUserCenter('')
    expect(center.go('https://shop.example/user/order/HT1?x=1')).toBe(true)
    expect(center.$where.get()).toMatchObject({ route: 'order', params: { orderNo: 'HT1' } })
    expect(center.go('https://shop.example/goods/7')).toBe(false)
    expect(center.$where.get().route).toBe('order')
  })
})

test('the account’s home counts existing documents, and follows their changes', async () => {
  await bed.reset()
  const retail = await bed.login('retail')
  const home = () => bed.call(accountHome, {}, { token: retail })
  const { deposit } = await home()
  await bed.inside(() => tx(() => give('10002', 'deposit', 10, 12_345, 'test')))
  const before = await home()
  const one = await placed('retail')
  const two = await paid('retail')
  await bed.inside(() => desk.actions.ship.act(two.id, {}))
  const after = await home()
  expect(after.recentOrders.slice(0, 2).map(({ id }) => id)).toEqual([two.id, one.id])
  expect(after.orderCounts[30]).toBe((before.orderCounts[30] ?? 0) + 1)
  expect(after.orderCounts[60]).toBe((before.orderCounts[60] ?? 0) + 1)
  expect(after.remindCount).toBe(before.remindCount + 1)
  expect(before.deposit).toBe(deposit + 12_345)
  const newbie = await bed.login('newbie')
  expect(await bed.call(accountHome, {}, { token: newbie })).toMatchObject({
    deposit: 0,
    points: 0,
    orderCounts: {},
    recentOrders: [],
  })
})
