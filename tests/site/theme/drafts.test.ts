import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { articles } from '../../../demo/server/site/articles/articles.table'
import { themePages, type Block } from '../../../demo/server/site/theme/theme.table'
import { announcementArticle } from '../../../src/site/articles/articles.contract'
import { themePage } from '../../../src/site/theme/theme.contract'
import { openTestbed } from '../../server/testbed'
import { formOf } from '../../session/form-of'
import { operatorVisit } from '../../session/operator-visit'

const bed = await openTestbed('open')
const operator = operatorVisit(bed)
const site = siteIds.main
beforeEach(async () => {
  await bed.reset()
  await operator.logIn()
})

const line: Block = { type: 'separator', version: 1, props: { margin: 8, lineType: 'solid' } }
const isHome = and(eq(themePages.siteId, site), eq(themePages.type, 'home'))
const home = () =>
  bed.inside(async () => {
    const [found] = await db().select().from(themePages).where(isHome)
    if (!found) throw new Error('no home page')
    return found
  })
const open = (page: string, query: Record<string, string>) =>
  operator.page(`/demo/operator/${page}?${new URLSearchParams({ ...query, lang: 'en' })}`)
const previewIn = (page: string) => /\/(preview-[\w-]{36})"/.exec(page)?.[1] ?? ''

describe('blocks of a published page', () => {
  const shown = async (pageKey?: string) => {
    const type = pageKey ? 'custom' : 'home'
    const { blocks } = await bed.call(themePage, { body: { type, pageKey, brandTerminalId: site } })
    return blocks.map(({ props }) => props)
  }
  const changed = { margin: 16, lineType: 'dashed' }

  async function change() {
    await bed.inside(() =>
      db()
        .update(themePages)
        .set({ blocks: [line] })
        .where(isHome),
    )
    const { id: page } = await home()
    const form = formOf(await open('pages', { page, at: '0' }), '/save')
    const saved = await operator.form('pages/save', { ...form, 'in.margin': '16', 'in.lineType': 'dashed' })
    expect(saved.status).toBe(303)
    return page
  }

  test('change as a draft with a preview until they are published', async () => {
    const page = await change()
    expect(await shown()).toEqual([line.props])
    const list = await open('pages', { page })
    expect(list).toContain('Buyers see the page as it was.')
    expect(await shown(previewIn(list))).toEqual([changed])
    expect((await operator.form('pages/publish', formOf(list, '/publish'))).status).toBe(303)
    expect(await shown()).toEqual([changed])
    expect((await operator.form('pages/publish', formOf(list, '/publish'))).status).toBe(409)
  })

  test('return to the published version when the draft is discarded', async () => {
    const page = await change()
    const list = await open('pages', { page })
    expect((await operator.form('pages/discard', formOf(list, '/discard'))).status).toBe(303)
    expect(await shown()).toEqual([line.props])
    expect(await open('pages', { page })).not.toContain('Buyers see the page as it was.')
  })

  test('move by several positions at once', async () => {
    const blocks = [1, 2, 3, 4].map((margin) => ({ ...line, props: { ...changed, margin } }))
    await bed.inside(() => db().update(themePages).set({ blocks }).where(isHome))
    const list = await open('pages', { page: (await home()).id })
    await operator.form('pages/move', { ...formOf(list, '/move'), at: '0', by: 'to', to: '3' })
    expect((await home()).draft?.map(({ props }) => props)).toMatchObject([
      { margin: 2 },
      { margin: 3 },
      { margin: 4 },
      { margin: 1 },
    ])
  })

  test('are hidden without the preview key', async () => {
    await change()
    for (const key of ['preview-', 'preview-1', `preview-${crypto.randomUUID()}`, "preview-' or 1=1"])
      await expect(shown(key)).rejects.toMatchObject({ code: 404 })
  })
})

describe('an article', () => {
  const written = {
    title: '盘点',
    titleEn: '',
    category: '公告',
    newCategory: '',
    categoryEn: '',
    summary: '',
    summaryEn: '',
    text: '停发一天',
    textEn: '',
    cover: '',
    link: '',
    shownFrom: '',
  }
  const read = (id: string) => bed.call(announcementArticle, { path: { id }, query: {} })
  const first = async () => formOf(await open('articles', { site, kind: 'announcement', new: '1' }), '/save')
  const save = (given: Record<string, string>) => operator.form('articles/save', given)
  const doneOf = (answer: Response) =>
    new URL(answer.headers.get('location') ?? '', 'http://x').searchParams.get('done')

  test('is a draft with a preview until it is published', async () => {
    const form = await first()
    const id = form['id'] ?? ''
    expect(doneOf(await save({ ...form, ...written, as: 'draft' }))).toBe('draft')
    const page = await open('articles', { id, done: 'draft' })
    expect(page).toContain('Saved as a draft. Buyers do not see it.')
    await expect(read(id)).rejects.toMatchObject({ code: 404 })
    expect(await read(previewIn(page))).toMatchObject({ title: '盘点', contentHtml: '<p>停发一天</p>' })
    expect(doneOf(await save({ ...formOf(page, '/save'), ...written, as: 'publish' }))).toBe('published')
    expect(await read(id)).toMatchObject({ title: '盘点' })
    expect(await open('articles', { id })).toContain(`href="/noticeList/${id}"`)
  })

  test('does not change for buyers while its changes are a draft', async () => {
    const form = await first()
    const id = form['id'] ?? ''
    await save({ ...form, ...written, as: 'publish' })
    const again = () => open('articles', { id })
    const changes = { ...written, title: '改期', text: '改到周五' }
    expect(doneOf(await save({ ...formOf(await again(), '/save'), ...changes, as: 'draft' }))).toBe('changed')
    expect(await read(id)).toMatchObject({ title: '盘点', contentHtml: '<p>停发一天</p>' })
    const page = await again()
    expect(page).toContain('value="改期"')
    expect(await read(previewIn(page))).toMatchObject({ title: '改期', contentHtml: '<p>改到周五</p>' })
    await save({ ...formOf(page, '/save'), ...changes, as: 'publish' })
    expect(await read(id)).toMatchObject({ title: '改期' })
    await save({ ...formOf(await again(), '/save'), ...changes, as: 'withdraw' })
    await expect(read(id)).rejects.toMatchObject({ code: 404 })
  })

  test('requires a category of the list or a new one', async () => {
    const page = await open('articles', { site, kind: 'announcement', new: '1' })
    expect(page).toMatch(/<select name="category"[^]*<option value="公告"/)
    const form = formOf(page, '/save')
    const none = await save({ ...form, ...written, category: '', as: 'draft' })
    expect(await none.text()).toContain('Choose a category, or enter a new one.')
    await save({ ...form, ...written, category: '', newCategory: '盘点通知', as: 'draft' })
    expect(await open('articles', { id: form['id'] ?? '' })).toMatch(/<option value="盘点通知" selected/)
    expect(await bed.inside(() => db().$count(articles, eq(articles.id, form['id'] ?? '')))).toBe(1)
  })
})
