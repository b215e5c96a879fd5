import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { day, wireDay } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { newId } from '../../../demo/server/core/database/ids'
import { siteIds } from '../../../demo/server/core/config/site'
import { demoOperator } from '../../../demo/server/session/operator/operator.seed'
import { articles } from '../../../demo/server/site/articles/articles.table'
import { announcementArticle, announcementPage, helpTree } from '../../../src/site/articles/articles.contract'
import { openTestbed } from '../../server/testbed'
import { operatorVisit } from '../../session/operator-visit'

// Articles by operators, and the pages where buyers read them.

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

async function administrator() {
  const visit = operatorVisit(bed)
  await visit.logIn()
  return visit
}
type Visit = Awaited<ReturnType<typeof administrator>>

const today = () => bed.inside(() => Promise.resolve(wireDay(clock.now())))
const inDays = (days: number) =>
  bed.inside(() => Promise.resolve(wireDay(new Date(clock.now().getTime() + days * day))))

const written = {
  title: '苏州仓盘点',
  titleEn: 'Stocktaking in Suzhou',
  category: '公告',
  categoryEn: '',
  summary: '十二月一日停止发货一天。',
  summaryEn: 'No shipping on 1 December.',
  text: '# 时间\r\n\r\n十二月一日 <全天> & 夜间\r\n| 仓库 | 恢复\r\n| 苏州 | 次日',
  textEn: '# When\n1 December, <all day> & night\n| Warehouse | Open again\n| Suzhou | Next day',
  cover: '',
  link: '',
}

/** The form that a page shows. */
async function form(visit: Visit, query: string) {
  const page = await visit.page(`/demo/operator/articles?${query}&lang=en`)
  const plain = (text = '') =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const inputs = [...page.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)]
  const texts = [...page.matchAll(/<textarea name="(\w+)"[^>]*>\n?([^<]*)</g)]
  const chosen = [...page.matchAll(/<select name="(\w+)"[^]*?<\/select>/g)].map(([all, name = '']) => [
    all,
    name,
    /<option value="([^"]*)" selected/.exec(all)?.[1],
  ])
  return Object.fromEntries(
    [...inputs, ...texts, ...chosen].map(([, name = '', value]) => [name, plain(value)]),
  )
}

const newForm = (visit: Visit, kind = 'announcement') =>
  form(visit, `site=${siteIds.main}&kind=${kind}&new=1`)

async function write(visit: Visit, fields: Record<string, string>) {
  const given: Record<string, string> = { ...(await newForm(visit)), ...written, ...fields }
  const answer = await visit.form('articles/save', given)
  return { id: given['id'] ?? '', given, answer }
}

const firstShown = async (language = 'zh-CN') =>
  (await bed.call(announcementPage, { body: { pageSize: 1 } }, { language })).content[0]
const read = (id: string, language = 'zh-CN') =>
  bed.call(announcementArticle, { path: { id }, query: {} }, { language })
const rowOf = async (id: string) =>
  bed.inside(async () => (await db().select().from(articles).where(eq(articles.id, id)))[0])

describe('articles of operators', () => {
  test('appear at once in both languages', async () => {
    const visit = await administrator()
    const { id, answer } = await write(visit, { shownFrom: await today() })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/demo/operator/articles?id=${id}&done=published&lang=en`,
    ])
    expect(await firstShown()).toMatchObject({ id, title: written.title, summary: written.summary })
    expect(await firstShown('en')).toMatchObject({ title: written.titleEn, summary: written.summaryEn })
    expect((await read(id)).contentHtml).toBe(
      '<h3>时间</h3><p>十二月一日 &#60;全天&#62; &#38; 夜间</p><table><tr><th>仓库</th><th>恢复</th></tr>' +
        '<tr><td>苏州</td><td>次日</td></tr></table>',
    )
    expect((await read(id, 'en')).contentHtml).toContain(
      '<h3>When</h3><p>1 December, &lt;all day> &amp; night</p>',
    )
    const lines = await bed.inside(() => db().select().from(auditLog).where(eq(auditLog.entity, 'article')))
    expect(lines).toMatchObject([{ action: 'add', entityId: id }])
  })

  test('fill their form again and can be changed', async () => {
    const visit = await administrator()
    const { id } = await write(visit, { shownFrom: await today() })
    const filled = await form(visit, `id=${id}`)
    const text = written.text.replaceAll('\r\n\r\n', '\n').replaceAll('\r\n', '\n')
    expect(filled).toMatchObject({ ...written, text, categoryEn: 'Announcements', shownFrom: await today() })
    const before = await rowOf(id)
    await visit.form('articles/save', { ...filled, title: '无锡仓盘点', titleEn: 'Stocktaking in Wuxi' })
    expect(await firstShown('en')).toMatchObject({ id, title: 'Stocktaking in Wuxi' })
    expect(await rowOf(id)).toMatchObject({
      publishedAt: before?.publishedAt,
      contentHtml: before?.contentHtml,
      position: before?.position,
    })
  })

  test('are drafts without a date and hidden until their date', async () => {
    const visit = await administrator()
    const before = await firstShown()
    const draft = await write(visit, { shownFrom: '' })
    const awaited = await write(visit, { shownFrom: await inDays(2), title: '后天' })
    expect(await firstShown()).toEqual(before)
    const list = await visit.page('/demo/operator/articles?lang=en')
    expect(list.indexOf('Draft')).toBeGreaterThan(0)
    expect(list.indexOf('Draft')).toBeLessThan(list.indexOf(`From ${await inDays(2)} 00:00:00`))
    bed.wait(2 * day)
    expect(await firstShown()).toMatchObject({ id: awaited.id })
    await expect(read(draft.id)).rejects.toMatchObject({ code: 404 })
  })

  test('create a new category once, as the last one', async () => {
    const visit = await administrator()
    for (const title of ['一', '二'])
      await visit.form('articles/save', {
        ...(await newForm(visit, 'help')),
        ...written,
        title,
        titleEn: '',
        category: '开户',
        categoryEn: 'Opening an account',
        shownFrom: await today(),
      })
    const tree = await bed.call(helpTree, { query: {} }, { language: 'en' })
    expect(tree.filter(({ name }) => name === 'Opening an account')).toEqual([tree.at(-1)])
    expect(tree.at(-1)?.articles.map(({ title }) => title)).toEqual(['一', '二'])
  })

  test('accept 10,000 characters', async () => {
    const visit = await administrator()
    const text = '备'.repeat(10_000)
    const { id, answer } = await write(visit, { text, textEn: 'x'.repeat(20_000), shownFrom: await today() })
    expect([answer.status, (await read(id)).contentHtml]).toEqual([303, `<p>${text}</p>`])
  })

  test('can be a link instead of a text', async () => {
    const visit = await administrator()
    const { answer } = await write(visit, {
      text: '',
      textEn: '',
      link: '/activity/1',
      shownFrom: await today(),
    })
    expect([answer.status, (await firstShown())?.link]).toEqual([303, '/activity/1'])
  })

  test.each([
    ['title', ' ', 'Please enter title.'],
    ['category', '', 'Choose a category, or enter a new one.'],
    ['shownFrom', '2026-13-40', 'Shown from format error.'],
    ['shownFrom', '2026-12-01T00:00', 'Shown from'],
    ['link', 'javascript:alert(1)', 'Link of the title format error.'],
    ['cover', 'javascript:alert(1)', 'Address of the picture format error.'],
    ['text', ' \n ', 'Please enter a text, or a link of the title.'],
    ['text', 'x'.repeat(10_001), 'Text: at most 10,000 characters.'],
    ['textEn', '# When', 'Chinese: 4 lines; English: 1.'],
    ['textEn', '# When\n- 1 December\n| a | b\n| c | d', 'The English text has to follow'],
  ])('reject a wrong %s (%s) and keep the other fields', async (name, value, message) => {
    const visit = await administrator()
    const { id, answer } = await write(visit, { summary: '没有保存的摘要', [name]: value })
    const page = await answer.text()
    expect([answer.status, page.includes(message), page.includes('没有保存的摘要')]).toEqual([
      422,
      true,
      true,
    ])
    expect(await rowOf(id)).toBeUndefined()
  })

  test('are saved once if a form is sent twice', async () => {
    const visit = await administrator()
    const { id, given } = await write(visit, {})
    const again = await visit.form('articles/save', given)
    expect([again.status, (await again.text()).includes('Somebody else')]).toEqual([409, true])
    const same = await bed.inside(() => db().$count(articles, eq(articles.title, written.title)))
    expect([same, (await rowOf(id))?.title]).toEqual([1, written.title])
  })

  test('are not overwritten from an outdated form', async () => {
    const visit = await administrator()
    const { id } = await write(visit, {})
    const filled = await form(visit, `id=${id}`)
    expect((await visit.form('articles/save', { ...filled, title: '先保存' })).status).toBe(303)
    expect((await visit.form('articles/save', { ...filled, title: '后保存' })).status).toBe(409)
    expect((await rowOf(id))?.title).toBe('先保存')
  })

  test('can be deleted only as drafts', async () => {
    const visit = await administrator()
    const { id } = await write(visit, { shownFrom: await today() })
    const shown = await form(visit, `id=${id}`)
    expect((await visit.form('articles/remove', shown)).status).toBe(409)
    await visit.form('articles/save', { ...shown, shownFrom: '' })
    expect((await visit.form('articles/remove', await form(visit, `id=${id}`))).status).toBe(303)
    expect(await rowOf(id)).toBeUndefined()
    expect((await visit.form('articles/remove', shown)).status).toBe(404)
  })

  test('keep a text that the form cannot edit', async () => {
    const visit = await administrator()
    const { id } = await write(visit, {})
    const rich = '<p>一<b>二</b></p>'
    await bed.inside(() => db().update(articles).set({ contentHtml: rich }).where(eq(articles.id, id)))
    const filled = await form(visit, `id=${id}`)
    expect(filled).not.toHaveProperty('text')
    expect((await visit.form('articles/save', { ...filled, title: '只改标题' })).status).toBe(303)
    expect(await rowOf(id)).toMatchObject({ title: '只改标题', contentHtml: rich })
  })

  test('cannot be moved to another site or kind', async () => {
    const visit = await administrator()
    const { id } = await write(visit, {})
    const filled = await form(visit, `id=${id}`)
    for (const [name, value] of [
      ['site', siteIds.north],
      ['kind', 'news'],
      ['site', '99'],
      ['kind', 'toString'],
    ] as const) {
      expect((await visit.form('articles/save', { ...filled, [name]: value })).status).toBe(404)
      const page = await visit.send(`/demo/operator/articles?${name}=${value}&lang=en`)
      expect(page.status).toBe(['99', 'toString'].includes(value) ? 404 : 200)
    }
    expect((await visit.send('/demo/operator/articles?id=99&lang=en')).status).toBe(404)
    expect((await visit.form('articles/save', { ...filled, id: newId() })).status).toBe(409)
    expect((await visit.form('articles/save', { ...filled, id: 'x', stamp: '' })).status).toBe(404)
  })

  test('are found by their title', async () => {
    const visit = await administrator()
    await write(visit, { title: '满 100% 送' })
    const found = async (title: string) =>
      (await visit.page(`/demo/operator/articles?title=${encodeURIComponent(title)}&lang=en`)).match(
        /<td><a /g,
      )?.length ?? 0
    expect([await found('100%'), await found('1%0'), await found('盘点安排表')]).toEqual([1, 0, 0])
  })

  test('are read-only for the auditor', async () => {
    const visit = operatorVisit(bed)
    await visit.logIn(demoOperator.password, 'auditor')
    const page = await visit.page('/demo/operator/articles?id=5001&lang=en')
    expect([page.includes('Title in English'), page.includes('<textarea')]).toEqual([true, false])
    expect((await visit.form('articles/save', written)).status).toBe(403)
  })
})
