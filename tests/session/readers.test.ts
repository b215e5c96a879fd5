import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { categoriesOf } from '../../src/catalogue/categories/categories.store'
import { goodsOf } from '../../src/catalogue/goods/goods-batch.store'
import type { Scope } from '../../src/core/host/scope'
import { storedForReader } from '../../src/session/sign-in/reader-storage'
import { sessionOf } from '../../src/session/sign-in/session.store'
import { filesBelow } from '../house/sources'
import { openTestbed } from '../server/testbed'
import { soon } from '../soon'
import { fakePage } from './fake-page'
import { freshScope } from './fresh-scope'
import { walkReaders } from './reader-walk'

const bed = await openTestbed('demo')
let page: ReturnType<typeof fakePage>
let tokens = { demo: '', channel1: '' }

beforeAll(async () => {
  await bed.reset()
  tokens = { demo: await bed.login('demo'), channel1: await bed.login('channel1') }
})
beforeEach(() => {
  page = fakePage(bed)
})

test('does not show goods and categories of a member to a visitor', async () => {
  const open = async (scope: Scope) => {
    goodsOf(scope)
    categoriesOf(scope)
  }
  await walkReaders(bed, open, 'member', 'visitor')
})

describe('a reader’s data in this browser', () => {
  const open = (scope: Scope) =>
    storedForReader(scope, 'test', { version: 1, shape: z.array(z.string()), initial: [] })
  const known = (scope: Scope, id: string) => soon(() => expect(sessionOf(scope).$memberId.get()).toBe(id))

  test('is removed at logout, hidden from others, and restored for its owner after a lost session', async () => {
    const scope = freshScope()
    const personal = open(scope)
    personal.set(['visitor'])
    scope.token.set(tokens.demo)
    await known(scope, '10001')
    expect(personal.$value.get()).toEqual(['visitor'])
    personal.set(['demo'])
    // The session has ended and the page was closed. The next buyer uses the same browser.
    page.otherTab('')
    const next = open(freshScope())
    expect(next.$value.get()).toEqual([])
    page.otherTab(tokens.channel1)
    const other = freshScope()
    await known(other, '10005')
    expect(open(other).$value.get()).toEqual([])
    page.otherTab(tokens.demo)
    const again = freshScope()
    expect(open(again).$value.get()).toEqual(['demo'])
    await known(again, '10001')
    await sessionOf(again).logout()
    expect([...page.stored].filter(([key]) => key.endsWith(':test')).join()).not.toContain('demo')
  })

  // Values of the device or the site, or with a stored owner.
  const forEverybody = [
    'appearance-of',
    'brand-site',
    'cart-changed',
    'cart-lines',
    'drafts',
    'guest-cart',
    'language',
    'list-look',
    'login',
    'session-changed',
    'session-site',
    'theme',
    'user-menu',
  ]
  test('uses storedForReader, except for shared values and those that name their owner', () => {
    const found = filesBelow('src').flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /\bstored(?:Text\(|(?:<[^(]*>)?\((?:\w+|everySite\(scope\)), )'([\w-]+)'/g,
        ),
      ].map(([, key = '']) => key),
    )
    expect(found.toSorted()).toEqual(forEverybody)
  })
})
