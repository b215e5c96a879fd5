import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { brandSite, siteOption } from '../../../demo/server/site/brand-site/brand-site.table'
import { pinned } from '../../../src/core/host/pinned'
import type { Scope } from '../../../src/core/host/scope'
import { resource } from '../../../src/core/store/resource'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { openTestbed } from '../../server/testbed'
import { siteOf } from '../../../src/site/brand-site/brand-site.store'
import { themeOf } from '../../../src/site/theme/theme.store'
import { currencySettings } from '../../../src/site/brand-site/brand-site.contract'
import { hintWantedOf } from '../../../src/site/links/hint-wanted.store'
import { soon } from '../../soon'

const bed = await openTestbed('open')
let page: ReturnType<typeof fakePage>
let scope: Scope
let site: ReturnType<typeof siteOf>
let theme: ReturnType<typeof themeOf>

/** A page of a brand site is opened, with what was left in storage by the one before. */
async function open(name: string) {
  scope = freshScope({ site: name })
  site = siteOf(scope)
}

/** Its theme is looked at, as the shell does. */
async function seen() {
  theme = themeOf(scope)
  const leave = theme.page.$state.listen(() => {})
  await soon(() => expect(theme.page.$state.get().status).not.toBe('loading'))
  await soon(() => expect(page.asked.some((path) => /currency|start/.test(path))).toBe(true))
  leave()
}

beforeEach(async () => {
  await bed.reset()
  pinned('call-trouble', () => new Set<string>()).clear()
  page = fakePage(bed)
})

/** Both kinds of back ends. */
const ways = [
  ['with the start call', true],
  ['without the start call', false],
] as const
const answerWith = (hasStart: boolean) => {
  if (!hasStart) page.answer('/bbb/start', () => new Response('', { status: 404 }))
}

describe.each(ways)('a group of sites %s', (_, hasStart) => {
  beforeEach(() => answerWith(hasStart))

  test('sends all calls to /bbbGroup, also those from before the site was known', async () => {
    await open('group.localhost')
    await Promise.all([seen(), site.id()])
    const calls = page.asked.filter((path) => path !== '/bbb/start')
    expect(calls.filter((path) => path.startsWith('/bbb/'))).toEqual([])
    if (!hasStart) {
      expect(calls).toContain('/bbbGroup/home/themePage/info')
      expect(calls).toContain('/bbbGroup/pc/settings/currency')
    }
    expect(theme.page.$state.get().value).toMatchObject({ shell: { siteName: '禾拓集团采购' } })
  })

  test('delays a call without a site until the kind of site is known', async () => {
    for (const [name, path] of [
      ['group', '/bbbGroup/pc/settings/currency'],
      ['default', '/bbb/pc/settings/currency'],
    ] as const) {
      await open(name)
      await scope.call(currencySettings, { query: {} })
      expect(page.asked.filter((each) => each.endsWith('/currency'))[0]).toBe(path)
      page.asked.length = 0
    }
  })

  test('is remembered for the next page, and updated by the next response', async () => {
    await open('group.localhost')
    await site.id()
    page.asked.length = 0
    await open('group.localhost')
    expect(scope.group()).toBe(true)
    await bed.inside(() => db().update(brandSite).set({ groupSite: 20 }).where(eq(brandSite.id, '1004')))
    await site.id()
    await soon(() => expect(scope.group()).toBe(false))
    await site.currencyRead()
  })

  test('sends calls as an ordinary site while the site cannot be loaded', async () => {
    await open('group.localhost')
    const reached = fetch
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('cut')
    })
    expect(await scope.group()).toBe(false)
    vi.stubGlobal('fetch', reached)
    await site.id()
    await soon(() => expect(scope.group()).toBe(true))
  })
})

describe.each(ways)('the site of a page %s', (_, hasStart) => {
  beforeEach(() => answerWith(hasStart))

  test('is stored, and cleared once the site is unknown', async () => {
    await open('localhost')
    await site.id()
    await soon(() => expect(page.stored.get('trade:localhost:brand-site') ?? '').toContain('"id":"1001"'))
    await bed.inside(() => db().update(brandSite).set({ siteKey: 'x' }).where(eq(brandSite.id, '1002')))
    await open('north')
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(site.id()).rejects.toMatchObject({ code: 404 })
    expect(site.$site.get()).toEqual({ status: 'unknown' })
    expect(page.stored.get('trade:north:brand-site')).toContain('"id":""')
    await vi.waitFor(() => expect(complained).toHaveBeenCalledTimes(1))
    complained.mockRestore()
  })
})

describe.each(ways)('the stored site of an earlier page %s', (_, hasStart) => {
  beforeEach(() => answerWith(hasStart))

  const key = (siteKey: string, id: string) =>
    db().update(brandSite).set({ siteKey }).where(eq(brandSite.id, id))

  beforeEach(async () => {
    await open('north')
    await site.id()
    await soon(() => expect(page.stored.get('trade:north:brand-site') ?? '').toContain('"id":"1002"'))
  })

  test('is used by calls before the server confirms it', async () => {
    await open('north')
    page.hold(() => true)
    expect(await site.id()).toBe('1002')
    // The session asks whose token it is by what is found, not by what is remembered.
    expect(site.$site.get()).toEqual({ status: 'finding' })
  })

  test('reloads shown data if the site has changed', async () => {
    await bed.inside(async () => {
      await key('elsewhere', '1002')
      await key('north', '1001')
    })
    await open('north')
    const shown = resource(() => site.id())
    const names: string[] = []
    const leave = shown.$state.listen((state) => {
      if (state.status === 'ready') names.push(state.value)
    })
    await soon(() => expect(names).toEqual(['1002', '1001']))
    leave()
    expect(site.$site.get()).toEqual({ status: 'found', id: '1001' })
  })

  test('is dropped and reported if it no longer exists', async () => {
    await bed.inside(() => key('elsewhere', '1002'))
    await open('north')
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
    await site.id()
    await soon(() => expect(site.$site.get()).toEqual({ status: 'unknown' }))
    await expect(site.id()).rejects.toMatchObject({ code: 404 })
    complained.mockRestore()
  })
})

describe.each(ways)('the theme of a site %s', (_, hasStart) => {
  beforeEach(() => answerWith(hasStart))

  test.each(['red', '#fff;} *{background:url(//evil.test)}', 'var(--x)', '#12345', 'url(javascript:1)', ''])(
    'ignores the brand colour %j',
    async (brandColour) => {
      await bed.inside(() => db().update(brandSite).set({ brandColour }).where(eq(brandSite.id, '1001')))
      await open('localhost')
      await seen()
      expect(theme.page.$state.get().status).toBe('ready')
      expect(theme.$brand.get()).toBe('')
    },
  )

  test('uses the site’s colour, and the link hint if the site enables it', async () => {
    await open('north.localhost')
    expect(hintWantedOf(scope).get()).toBe(true)
    await seen()
    expect([theme.$brand.get(), hintWantedOf(scope).get()]).toEqual(['#0B7A5B', true])
    await bed.inside(() => db().update(siteOption).set({ linkHint: 20 }).where(eq(siteOption.siteId, '1001')))
    await open('north.localhost')
    await seen()
    expect(hintWantedOf(scope).get()).toBe(false)
  })
})
