import { beforeEach, expect, test } from 'vitest'
import { openSideMenu } from '../../../src/account/user-center/side-menu.store'
import { menuRowOf, type MenuGroup } from '../../../src/account/user-center/user-menu'
import { defineRoutes } from '../../../src/core/address/routes'
import { sessionOf } from '../../../src/session/sign-in/session.store'
import { routes } from '../../../src/shell/routes'
import { bed } from '../../trade/checkout/checkout-bed'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { soon } from '../../soon'

let page: ReturnType<typeof fakePage>

beforeEach(async () => {
  await bed.reset()
  defineRoutes(routes)
  page = fakePage(bed)
})

/** Opens the menu of somebody who is logged in, as a newly loaded page does. */
async function menuOf(who: Parameters<typeof bed.login>[0]) {
  page.otherTab(await bed.login(who))
  const scope = freshScope()
  const menu = openSideMenu(scope)
  menu.$groups.listen(() => {})
  menu.$found.listen(() => {})
  await soon(() => expect(sessionOf(scope).$memberId.get()).toBeTruthy())
  return menu
}
const routesIn = (groups: MenuGroup[]) => groups.flatMap(({ items }) => items.map(({ route }) => route))

test('puts rare pages under “more” for every account', async () => {
  const menu = await menuOf('retail')
  expect(routesIn(menu.$groups.get().more)).toEqual(
    expect.arrayContaining(['bonds', 'promotion', 'supplier']),
  )
  expect(routesIn(menu.$groups.get().shown)).toEqual(expect.arrayContaining(['orders', 'deposit', 'offers']))
  expect(routesIn((await menuOf('demo')).$groups.get().more)).toContain('bonds')
})

test('marks the reviews entry on the page of own reviews, and the nearest entry on other pages', () => {
  expect(menuRowOf('myComments')).toBe('comments')
  expect(menuRowOf('complaint')).toBe('complaints')
  expect(menuRowOf('order')).toBe('orders')
  const atHome = Object.keys(routes).filter((name) => menuRowOf(name) === 'userHome')
  expect(atHome).toEqual(['userHome'])
})

test('pages that the account may not see are under “more”, and each page is listed once', async () => {
  const { shown, more } = (await menuOf('newbie')).$groups.get()
  expect(routesIn(more)).toContain('members')
  const all = [...routesIn(shown), ...routesIn(more)]
  const named = Object.entries(routes).flatMap(([name, row]) => ('menu' in row ? [name] : []))
  expect(all.toSorted()).toEqual(named.toSorted())
})

test('a group stays collapsed on the next page', async () => {
  const menu = await menuOf('retail')
  menu.fold('money', true)
  expect((await menuOf('retail')).$folded.get()).toEqual(['money'])
  menu.fold('money', false)
  expect(menu.$folded.get()).toEqual([])
})

test.each([
  ['发票', ['invoices', 'invoiceTitles']],
  ['BOND', ['bonds']],
  ['  推广 ', ['promotion']],
  ['没有这种', []],
])('%s finds pages in every group', async (word, found) => {
  const menu = await menuOf('retail')
  expect(menu.$found.get()).toBeUndefined()
  menu.$word.set(word)
  const routesFound = menu.$found.get()?.map(({ route }) => route) ?? ['nothing']
  expect(routesFound).toEqual(found.length ? expect.arrayContaining(found) : [])
})
