import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { routeTable } from '../../../demo/server/core/http/serve'
import { demoSites, siteIds } from '../../../demo/server/core/config/site'
import { siteOption as optionRows } from '../../../demo/server/site/brand-site/brand-site.table'
import { siteParam } from '../../../demo/server/site/params/params.table'
import { checkCodes } from '../../../src/catalogue/quick-order/quick-order.contract'
import { signIn } from '../../../src/session/sign-in/sign-in.contract'
import { signInAlias } from '../../../src/session/sign-in/sign-in-aliases.contract'
import { siteOption } from '../../../src/site/brand-site/site-option.contract'
import { listParam, paramCode } from '../../../src/site/params/params.contract'
import { themePage } from '../../../src/site/theme/theme.contract'
import { requestFor } from '../../server/request'
import { sampleInput } from '../../server/sample-body'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('demo')

/** Hosts by the brand site that they are; the last is one that nobody registered. */
const hosts: Record<string, string> = {
  [siteIds.main]: 'localhost:4173',
  [siteIds.north]: 'north.localhost:4173',
  [siteIds.newshop]: 'newshop.localhost:4173',
  [siteIds.group]: 'group.localhost:4173',
  '': 'api.example.com',
}
const ids = Object.values(siteIds)
const hostOf = (site: string) => hosts[site] ?? ''
const pairs = Object.keys(hosts).flatMap((host) => ids.map((named) => ({ host, named })))

describe('a captcha is required if the site of the host or the named site requires it', () => {
  type Asked = { query?: string; body?: unknown }
  /** All the ways to name a site, right and wrong. */
  const ways: Record<string, (id: string) => Asked> = {
    'in the body': (id) => ({ body: id }),
    'as a number': (id) => ({ body: Number(id) }),
    'in a list': (id) => ({ body: [id] }),
    'in an object': (id) => ({ body: { brandTerminalId: id } }),
    'in the query': (id) => ({ query: `brandTerminalId=${id}` }),
    'twice in the query': (id) => ({ query: `brandTerminalId=${id}&brandTerminalId=${id}` }),
    'once more in the query': (id) => ({ query: `brandTerminalId=${id}&brandTerminalId=1001` }),
    'once before in the query': (id) => ({ query: `brandTerminalId=1001&brandTerminalId=${id}` }),
    'in the query, another in the body': (id) => ({ query: `brandTerminalId=${id}`, body: '1001' }),
    'in the body, another in the query': (id) => ({ query: 'brandTerminalId=1001', body: id }),
    'with blanks': (id) => ({ body: ` ${id} ` }),
    'as an unknown id': (id) => ({ body: `${id}9` }),
    'as an empty text': () => ({ body: '' }),
    'as null': () => ({ body: null }),
  }
  const named = (request: Asked) => {
    const all = [...new URLSearchParams(request.query).getAll('brandTerminalId'), request.body]
    return [...new Set(all.filter((one) => one !== undefined && one !== null && one !== '').map(String))]
  }
  const isLenient = (site: string) => demoSites.options.get(site)?.captcha === 'failures'

  test.each([signIn, signInAlias].map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const wrong: string[] = []
      let asked = 0
      for (const host of Object.keys(hosts))
        for (const [way, say] of Object.entries(ways))
          for (const id of ids) {
            const request = say(id)
            const answer = await bed.app.request(
              `http://${hostOf(host)}/api${endpoint.path}?${request.query ?? ''}`,
              {
                method: 'POST',
                headers: { Host: hostOf(host), 'Content-Type': 'application/json' },
                body: JSON.stringify({
                  loginAccount: 'retail',
                  password: 'demo1234',
                  ...('body' in request && { brandTerminalId: request.body }),
                }),
              },
            )
            const { code }: { code: number } = await answer.json()
            const sites = named(request)
            const illFormed = 'body' in request && !/^"?[\d ]+"?$/.test(JSON.stringify(request.body))
            const lenient = !illFormed && [host, ...sites].every(isLenient)
            const expected = illFormed || sites.length > 1 ? 400 : lenient ? 200 : 428
            asked++
            if (code !== expected)
              wrong.push(`at ${host || 'no site'} ${id} ${way}: ${code}, not ${expected}`)
          }
      expect(wrong).toEqual([])
      expect(asked).toBe(5 * 14 * 4)
    },
  )
})

describe('options', () => {
  /** Of two values the one that lets less through, written out by hand. */
  const strict = { vipShow: 20, linkHint: 10, unenoughStockSale: 20, commentImageMb: 2 } as const
  const loose = { vipShow: 10, linkHint: 20, unenoughStockSale: 10, commentImageMb: 4 } as const
  const names = ['vipShow', 'linkHint', 'unenoughStockSale', 'commentImageMb'] as const

  const setOptions = (site: string, to: Partial<typeof strict | typeof loose>) =>
    bed.inside(() => db().update(optionRows).set(to).where(eq(optionRows.siteId, site)))
  const setAll = async (to: typeof strict | typeof loose) => {
    for (const site of ids) await setOptions(site, to)
  }

  test.each(names)('%s uses the stricter value of the two sites', async (name) => {
    await setAll(loose)
    for (const { host, named } of pairs) {
      const token = await bed.login('demo', named)
      const policyNow = async () => (await bed.call(siteOption, {}, { token, host: hostOf(host) }))[name]
      expect([host, named, await policyNow()]).toEqual([host, named, loose[name]])
      for (const one of new Set([host, named].filter(Boolean))) {
        await setOptions(one, { [name]: strict[name] })
        expect([host, named, one, await policyNow()]).toEqual([host, named, one, strict[name]])
        await setOptions(one, { [name]: loose[name] })
      }
    }
    await bed.reset()
  })

  test('a visitor who names a site gets the stricter policy', async () => {
    await setAll(loose)
    await setOptions(siteIds.main, strict)
    for (const { host, named } of pairs) {
      const asking = { host: hostOf(host) }
      const isStrict = [host, named].includes(siteIds.main)
      const body = { brandTerminalId: named, codeList: ['HR-6204-2RS'] }
      const found = JSON.stringify(await bed.call(checkCodes, { body }, asking))
      expect([host, named, found.includes('"sellsShort":true')]).toEqual([host, named, !isStrict])
      const home = await bed.call(themePage, { body: { type: 'home', brandTerminalId: named } }, asking)
      expect([host, named, home.linkHint]).toEqual([host, named, isStrict ? 10 : 20])
    }
    await bed.reset()
  })

  test('no endpoint reads the options of only one of two sites', async () => {
    const token = await bed.login('demo', siteIds.north)
    const alone: string[] = []
    let reading = 0
    for (const { endpoint } of routeTable(bed.app)) {
      if (/promotion|logout|info\/change|unbind|register|settlement/.test(endpoint.path)) continue
      for (const asking of [{}, { token }]) {
        const from = bed.statements.length
        const input = JSON.stringify(sampleInput(endpoint, siteIds.north))
        await bed.app.request(requestFor(endpoint, JSON.parse(input), asking))
        const read = bed.statements.slice(from).filter((one) => /from "site_(option|param)"/.test(one))
        reading += read.length
        if (read.some((one) => !one.includes('"site_id" in ($1, $2)')))
          alone.push(`${endpoint.method} ${endpoint.path}`)
      }
    }
    expect(alone).toEqual([])
    expect(reading).toBeGreaterThan(20)
    await bed.reset()
  }, 60_000)
})

test('points follow the stricter rule, and are refused if one site has none', async () => {
  const codes = [paramCode.pointsDeduction]
  await bed.inside(() =>
    db()
      .update(siteParam)
      .set({ bizParam: { integDeduct: 10, pointsPerUnit: 200, mostPercent: 80 } })
      .where(eq(siteParam.siteId, siteIds.group)),
  )
  const rule = async (host: string, named: string) => {
    const token = await bed.login('demo', named)
    return (await bed.call(listParam, { query: { codes } }, { token, host: hostOf(host) }))[0]?.bizParam
  }
  const both = { integDeduct: 10, pointsPerUnit: 200, mostPercent: 50 }
  expect(await rule(siteIds.main, siteIds.group)).toEqual(both)
  expect(await rule(siteIds.group, siteIds.main)).toEqual(both)
  expect(await rule(siteIds.main, siteIds.main)).toEqual({ ...both, pointsPerUnit: 100 })
  expect(await rule('', siteIds.main)).toEqual({ ...both, pointsPerUnit: 100 })
  expect(await rule(siteIds.north, siteIds.main)).toBeUndefined()
  expect(await rule(siteIds.main, siteIds.north)).toBeUndefined()
})
