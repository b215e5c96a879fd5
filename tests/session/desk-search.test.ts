import { inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { minute } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { db } from '../../demo/server/core/database/db'
import { membership } from '../../demo/server/session/registration/registration.table'
import { openTestbed } from '../server/testbed'
import { operatorVisit } from './operator-visit'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const papers = {
  creditCode: '91310000MA1K35X21A',
  licenses: ['/a.pdf'],
  contact: '许明',
  phone: '13800001002',
}
const nameOf = (at: number) => `第${String(at).padStart(3, '0')}公司`

/** Creates applications of different companies, two at a time and a minute apart. @returns their ids */
const applied = (many: number) =>
  bed.inside(async () => {
    const start = clock.now().getTime() - many * minute
    const rows = Array.from({ length: many }, (_, at) => {
      const at2 = new Date(start + Math.floor(at / 2) * minute)
      const customerId = `9${String(at).padStart(4, '0')}`
      return { ...papers, company: nameOf(at), customerId, createdAt: at2, updatedAt: at2 }
    })
    const made = await db().insert(membership).values(rows).returning()
    return made.map(({ id }) => id)
  })

const at = '/demo/operator?desk=memberships&lang=en'
const companiesIn = (page: string) => [...page.matchAll(/<h3>(第\d+公司)<\/h3>/g)].map(([, name]) => name)
const names = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => nameOf(from + i))

/** Returns the target of a link. */
function linkIn(page: string, text: string) {
  const [, href = ''] = new RegExp(`href="([^"]*)">${text}<`).exec(page) ?? []
  return href.replaceAll('&amp;', '&')
}

async function operator() {
  const visit = operatorVisit(bed)
  expect((await visit.logIn()).status).toBe(303)
  return visit
}

describe('a desk with many waiting rows', () => {
  test('pages the rows by longest wait, each exactly once, and counts all of them', async () => {
    await applied(130)
    const visit = await operator()
    const first = await visit.page(at)
    expect(first.replace(/\s+/g, '')).toContain('<span>Enterprisememberships</span><span>130</span>')
    const second = await visit.page(linkIn(first, 'Next page'))
    const third = await visit.page(linkIn(second, 'Next page'))
    expect(companiesIn(first)).toEqual(names(0, 50))
    expect(companiesIn(second)).toEqual(names(50, 100))
    expect(companiesIn(third)).toEqual(names(100, 130))
    expect([linkIn(first, 'First page'), linkIn(third, 'Next page')]).toEqual(['', ''])
    expect(companiesIn(await visit.page(linkIn(third, 'First page')))).toEqual(names(0, 50))
  })

  test('a handled row does not shift the rows after it', async () => {
    const ids = await applied(70)
    const visit = await operator()
    const next = linkIn(await visit.page(at), 'Next page')
    await bed.inside(() =>
      db()
        .update(membership)
        .set({ reviewState: 20 })
        .where(inArray(membership.id, ids.slice(0, 30))),
    )
    expect(companiesIn(await visit.page(next))).toEqual(names(50, 70))
  })

  test('shows a message and a link to the first page if all rows of a page are handled', async () => {
    const [id = ''] = await applied(1)
    const visit = await operator()
    const behind = `${at}&behind=${clock.now().getTime()}-${id}`
    const page = await visit.page(behind)
    expect(page).toContain('Nothing waits behind these.')
    expect(companiesIn(await visit.page(linkIn(page, 'First page')))).toEqual(names(0, 1))
  })

  test.each(['', 'x', '1', '-', '1-x', "1-1' or 1=1", '99999999999999999999-1'])(
    'shows the first page for the invalid cursor %j',
    async (behind) => {
      await applied(2)
      const visit = await operator()
      const page = await visit.page(`${at}&behind=${encodeURIComponent(behind)}`)
      expect(companiesIn(page)).toEqual(names(0, 2))
      expect(bed.errors).toEqual([])
    },
  )
})

describe('a search at a desk', () => {
  const found = async (words: string) => {
    const visit = await operator()
    return visit.page(`${at}&words=${encodeURIComponent(words)}`)
  }

  test('finds the rows with all terms on any page and counts them', async () => {
    await applied(130)
    const page = await found(' 公司  127 ')
    expect(companiesIn(page)).toEqual([nameOf(127)])
    expect(page).toContain('1 found')
    expect(page).toContain('value="公司  127"')
    expect(companiesIn(await found('91310000ma1k35x21a 第00'))).toEqual(names(0, 10))
  })

  test('keeps its terms on the next page', async () => {
    await applied(130)
    const page = await found('公司 第0')
    expect(page).toContain('100 found')
    const visit = await operator()
    const next = await visit.page(linkIn(page, 'Next page'))
    expect(companiesIn(next)).toEqual(names(50, 100))
    expect(next).toContain('value="公司 第0"')
  })

  test('treats % and _ as literal text', async () => {
    await applied(3)
    for (const words of ['%', '_', '\\', '第%公司']) {
      const page = await found(words)
      expect(page).toContain('Nothing that waits has all of these words.')
      expect(companiesIn(page)).toEqual([])
    }
    expect(bed.errors).toEqual([])
  })

  test('links to all rows if none is found', async () => {
    await applied(2)
    const visit = await operator()
    const page = await found('nothing like it')
    expect(companiesIn(await visit.page(linkIn(page, 'Show all')))).toEqual(names(0, 2))
  })

  test('cuts off invalid characters and long input', async () => {
    await applied(2)
    expect(companiesIn(await found('a\u0000b'))).toEqual(names(0, 2))
    expect(await found('x'.repeat(5000))).toContain(`value="${'x'.repeat(100)}"`)
    expect(bed.errors).toEqual([])
  })
})

describe('an action', () => {
  test('returns to the page and the search of its row', async () => {
    const ids = await applied(120)
    const visit = await operator()
    const page = await visit.page(linkIn(await visit.page(`${at}&words=公司`), 'Next page'))
    const [, target = ''] =
      new RegExp(`action="([^"]*/act/memberships/takeUp/${ids[60]}[^"]*)"`).exec(page) ?? []
    const answer = await visit.post(target.replaceAll('&amp;', '&'))
    const back = await visit.page(answer.headers.get('location') ?? '')
    expect(back).toContain('Done: ')
    expect(companiesIn(back)).toEqual([...names(50, 60), ...names(61, 101)])
    expect(back).toContain('value="公司"')
  })

  test('shows the form with its input on the same page after a refusal', async () => {
    const ids = await applied(60)
    const visit = await operator()
    const page = await visit.page(linkIn(await visit.page(at), 'Next page'))
    const [, target = ''] =
      new RegExp(`action="([^"]*/act/memberships/takeUp/${ids[55]}[^"]*)"`).exec(page) ?? []
    const other = target.replaceAll('&amp;', '&').replace('takeUp', 'approve')
    const answer = await visit.post(other)
    expect(answer.status).toBe(409)
    expect(companiesIn(await answer.text())).toEqual(names(50, 60))
  })
})
