import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSideMenu } from '../../../src/account/user-center/side-menu.store'
import type { MenuGroup } from '../../../src/account/user-center/user-menu'
import { defineRoutes } from '../../../src/core/routes'
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
afterEach(() => vi.unstubAllGlobals())

/** Opens the menu of somebody who is logged in, as a newly loaded page does. */
async function menuOf(who: Parameters<typeof bed.login>[0]) {
  page.otherTab(await bed.login(who))
  const menu = openSideMenu(freshScope())
  menu.$groups.listen(() => {})
  menu.$found.listen(() => {})
  await soon(() => expect(menu.$account.get()).not.toBe(''))
  return menu
}
const routesIn = (groups: MenuGroup[]) => groups.flatMap(({ items }) => items.map(({ route }) => route))

test('what the account was never at waits behind more, until it has been there', async () => {
  const menu = await menuOf('retail')
  expect(routesIn(menu.$groups.get().more)).toEqual(
    expect.arrayContaining(['bonds', 'promotion', 'supplier']),
  )
  expect(routesIn(menu.$groups.get().shown)).toEqual(expect.arrayContaining(['orders', 'deposit', 'offers']))
  menu.visit(menu.$account.get(), 'bonds')
  expect(routesIn(menu.$groups.get().shown)).toContain('bonds')
  expect(routesIn(menu.$groups.get().more)).not.toContain('bonds')

  expect(routesIn((await menuOf('retail')).$groups.get().shown)).toContain('bonds')
  expect(routesIn((await menuOf('demo')).$groups.get().more)).toContain('bonds')
})

test('a page below a rare one brings its row, too; others change nothing', async () => {
  const menu = await menuOf('retail')
  menu.visit(menu.$account.get(), 'complaint')
  menu.visit(menu.$account.get(), 'order')
  menu.visit('', 'promotion')
  expect(routesIn(menu.$groups.get().shown)).toContain('complaints')
  expect(routesIn(menu.$groups.get().more)).toContain('promotion')
})

test('what the account may not see waits there, too, and is nowhere twice or lost', async () => {
  const { shown, more } = (await menuOf('newbie')).$groups.get()
  expect(routesIn(more)).toContain('members')
  const all = [...routesIn(shown), ...routesIn(more)]
  const named = Object.entries(routes).flatMap(([name, row]) => ('menu' in row ? [name] : []))
  expect(all.toSorted()).toEqual(named.toSorted())
})

test('a group stays folded on the next page', async () => {
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
])('%s finds pages wherever they stand', async (word, found) => {
  const menu = await menuOf('retail')
  expect(menu.$found.get()).toBeUndefined()
  menu.$word.set(word)
  const routesFound = menu.$found.get()?.map(({ route }) => route) ?? ['nothing']
  expect(routesFound).toEqual(found.length ? expect.arrayContaining(found) : [])
})
