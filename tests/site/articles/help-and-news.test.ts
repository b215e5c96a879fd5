import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { articles } from '../../../demo/server/site/articles/articles.table'
import {
  helpArticle,
  helpTree,
  newsArticle,
  newsPage,
  announcementArticle,
  announcementPage,
} from '../../../src/site/articles/articles.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const change = (id: string, row: Partial<typeof articles.$inferInsert>) =>
  bed.inside(() => db().update(articles).set(row).where(eq(articles.id, id)))
const query = {}
const tree = () => bed.call(helpTree, { query })
const help = (id: string) => bed.call(helpArticle, { path: { id }, query })
const news = (body: object = {}) => bed.call(newsPage, { body })
const piece = (id: string) => bed.call(newsArticle, { path: { id }, query })

describe('help', () => {
  test('lists categories and articles in the order of the site', async () => {
    const found = await tree()
    expect(found.map(({ name }) => name)).toEqual([
      '采购指南',
      '支付方式',
      '配送与发票',
      '售后服务',
      '商家合作',
    ])
    expect(found.map(({ articles: list }) => list.length)).toEqual([4, 4, 4, 4, 4])
    expect(found[0]?.articles[0]).toEqual({ id: '100101', title: '注册与登录' })
  })

  test('links the previous and next article across categories', async () => {
    const first = await help('100101')
    expect(first.next?.title).toBe('企业认证')
    expect(first.previous).toBeUndefined()
    expect(await help('100105')).toMatchObject({
      title: '在线支付',
      categoryName: '支付方式',
      previous: { id: '100104', title: '批量询价' },
      next: { id: '100106', title: '预存款' },
    })
    expect((await help('100120')).next).toBeUndefined()
    expect((await help('100109')).contentHtml).toContain('<table><tr><th>地区</th>')
  })

  test('hides unpublished articles from the tree, the neighbours and requests by id', async () => {
    await change('100102', { publishedAt: null })
    await change('100103', { publishedAt: new Date(clock.now().getTime() + day) })
    expect((await tree())[0]?.articles.map(({ title }) => title)).toEqual(['注册与登录', '批量询价'])
    expect((await help('100101')).next).toEqual({ id: '100104', title: '批量询价' })
    for (const id of ['100102', '100103']) await expect(help(id)).rejects.toMatchObject({ code: 404 })
    bed.wait(day + 1000)
    expect(await help('100103')).toMatchObject({ title: '下单流程' })
  })

  test('answers 404 to ids of another kind, of another site and unknown ids', async () => {
    for (const id of ['7001', '100201', 'x', '100101 ', "' or 1=1"])
      await expect(help(id)).rejects.toMatchObject({ code: 404 })
    await expect(piece('100101')).rejects.toMatchObject({ code: 404 })
  })

  test('reads articles from the database', async () => {
    await change('100101', { title: '换了题目', contentHtml: '<p>换了内容</p>', position: 99 })
    expect(await help('100101')).toMatchObject({ title: '换了题目', contentHtml: '<p>换了内容</p>' })
    expect((await tree())[0]?.articles.at(-1)?.title).toBe('换了题目')
  })
})

describe('news', () => {
  test('lists all news, newest first, with counts of the categories', async () => {
    const page = await news({ pageSize: 30 })
    expect(page.totalElements).toBe(26)
    expect(page.categories.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(26)
    const times = page.content.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const { cover, summary } of page.content) {
      expect(cover).toMatch(/^\/img\/drawings\/\w+\.svg$/)
      expect(summary.length).toBeGreaterThan(5)
      expect((await bed.app.request(cover ?? '')).status).toBe(200)
    }
  })

  test('lists one category with its own pages', async () => {
    const guides = (await news()).categories.find(({ name }) => name === '选型指南')
    const page = await news({ categoryId: guides?.id })
    expect(page.totalElements).toBe(guides?.count)
    expect(new Set(page.content.map(({ categoryName }) => categoryName))).toEqual(new Set(['选型指南']))
    expect(page.totalPages).toBe(2)
    expect(await news({ categoryId: 'nowhere' })).toMatchObject({ content: [], totalElements: 0 })
  })

  test('links the newer and the older article', async () => {
    const { content } = await news({ pageSize: 3 })
    const [newer, middle, older] = content
    expect(await piece(middle?.id ?? '')).toMatchObject({
      title: middle?.title,
      previous: { id: newer?.id, title: newer?.title },
      next: { id: older?.id, title: older?.title },
    })
  })

  test('hides a draft from the list and from requests by id', async () => {
    const { content } = await news()
    const id = content[0]?.id ?? ''
    await change(id, { publishedAt: null })
    const after = await news()
    expect(after.totalElements).toBe(25)
    expect(after.content.some((each) => each.id === id)).toBe(false)
    await expect(piece(id)).rejects.toMatchObject({ code: 404 })
    expect((await piece(content[1]?.id ?? '')).previous).toBeUndefined()
  })

  test('hides news of another site', async () => {
    expect((await news({ brandTerminalId: '1002' })).totalElements).toBe(3)
    await expect(
      bed.call(newsArticle, { path: { id: '7001' }, query: { brandTerminalId: '1002' } }),
    ).rejects.toMatchObject({ code: 404 })
  })
})

describe('announcements', () => {
  test('lists all with their texts', async () => {
    const page = await bed.call(announcementPage, { body: { pageSize: 20 } })
    expect(page).toMatchObject({ totalElements: 26, totalPages: 2 })
    const [first] = page.content
    const one = await bed.call(announcementArticle, { path: { id: first?.id ?? '' }, query })
    expect(one.title).toBe(first?.title)
    expect(one.previous).toBeUndefined()
    expect(one.contentHtml).toContain('<p>')
  })

  test('answers a draft with 404', async () => {
    await change('5001', { publishedAt: null })
    await expect(bed.call(announcementArticle, { path: { id: '5001' }, query })).rejects.toMatchObject({
      code: 404,
    })
  })
})
