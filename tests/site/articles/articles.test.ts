import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { articleCategories, articles } from '../../../demo/server/site/articles/articles.table'
import { articleList } from '../../../src/site/articles/announcements.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const list = (paging: { pageNumber?: number; pageSize?: number } = {}, brandTerminalId = '1001') =>
  bed.call(articleList, { body: { ...paging, bizType: 10, brandTerminalId } })

describe('announcements', () => {
  test('lists 26 in three categories, newest first', async () => {
    const { content, totalElements } = await list({ pageSize: 30 })
    expect(totalElements).toBe(26)
    expect(content).toHaveLength(26)
    expect([...new Set(content.map(({ categoryName }) => categoryName))].toSorted()).toEqual([
      '公告',
      '服务',
      '规则',
    ])
    const times = content.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    for (const { link } of content) if (link) expect(link).toMatch(/^\/goods\/list\/\d+$/)
  })

  test('returns them in pages', async () => {
    const all = (await list({ pageSize: 30 })).content
    const pages = await Promise.all([1, 2, 3, 4].map((pageNumber) => list({ pageNumber, pageSize: 9 })))
    expect(pages.flatMap(({ content }) => content)).toEqual(all)
    expect(pages.map(({ content }) => content.length)).toEqual([9, 9, 8, 0])
    for (const page of pages) expect(page).toMatchObject({ totalElements: 26, totalPages: 3, pageSize: 9 })
    expect(await list()).toMatchObject({ pageNumber: 1, pageSize: 10, totalPages: 3 })
  })

  test('rejects an invalid page number or size with 400', async () => {
    for (const paging of [{ pageNumber: 0 }, { pageSize: 0 }, { pageSize: 101 }, { pageNumber: 1.5 }])
      await expect(list(paging)).rejects.toMatchObject({ code: 400 })
    const answer = await bed.app.request('/api/bbb/help/articleList', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ bizType: 20, brandTerminalId: '1001' }),
    })
    expect(await answer.json()).toMatchObject({ code: 400 })
  })

  test('lists only those of the site', async () => {
    const ours = (await list({ pageSize: 30 })).content.map(({ title }) => title)
    const theirs = (await list({}, '1002')).content.map(({ title }) => title)
    expect(theirs.length).toBeGreaterThan(0)
    expect(theirs.filter((title) => ours.includes(title))).toEqual([])
    expect((await list({}, '1003')).content).toEqual([])
    await expect(list({}, '9')).rejects.toMatchObject({ code: 404 })
  })

  test('lists one from its publication time on, and never a draft', async () => {
    const [row] = await bed.inside(() => db().select().from(articles).where(eq(articles.id, '5001')))
    if (!row) throw new Error('no announcement')
    const later = { ...row, id: 'later', title: '明天', publishedAt: new Date(clock.now().getTime() + day) }
    const draft = { ...row, id: 'draft', title: '草稿', publishedAt: null }
    await bed.inside(() => db().insert(articles).values([later, draft]))
    expect((await list({ pageSize: 1 })).content[0]?.title).not.toBe('明天')
    bed.wait(day + 1000)
    expect(await list({ pageSize: 1 })).toMatchObject({ totalElements: 27, content: [{ title: '明天' }] })
  })

  test('reads titles, links and categories from the database', async () => {
    const changed = { title: '换了题目', link: '/cart' }
    await bed.inside(() => db().update(articles).set(changed).where(eq(articles.id, '5001')))
    const [first] = (await list()).content
    expect(first).toMatchObject({ id: '5001', ...changed })
    await bed.inside(() =>
      db()
        .update(articleCategories)
        .set({ name: '换了名字' })
        .where(eq(articleCategories.name, first?.categoryName ?? '')),
    )
    expect((await list()).content[0]?.categoryName).toBe('换了名字')
    await bed.inside(() => db().update(articles).set({ bizType: 20 }).where(eq(articles.id, '5001')))
    expect(await list()).toMatchObject({ totalElements: 25 })
  })
})
