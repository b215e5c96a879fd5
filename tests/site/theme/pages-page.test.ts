import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { demoOperator } from '../../../demo/server/session/operator/operator.seed'
import { shapeOf } from '../../../demo/server/site/theme/block-kinds'
import { textsOf } from '../../../demo/server/site/theme/block-values'
import { kindTexts } from '../../../demo/server/site/theme/block-words'
import { edited } from '../../../demo/server/site/theme/change-page'
import { themePages, type Block } from '../../../demo/server/site/theme/theme.table'
import { blockShapes } from '../../../src/shell/home/blocks'
import { themePage } from '../../../src/site/theme/theme.contract'
import { openTestbed } from '../../server/testbed'
import { formOf } from '../../session/form-of'
import { operatorVisit } from '../../session/operator-visit'

// The blocks that operators put together, and the pages that buyers see.

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

const site = siteIds.main
const address = (query: Record<string, string>) =>
  `/demo/operator/pages?${new URLSearchParams({ ...query, lang: 'en' })}`

async function administrator() {
  const visit = operatorVisit(bed)
  await visit.logIn()
  return visit
}
type Visit = Awaited<ReturnType<typeof administrator>>

/** The pages as they are edited. */
const pageRows = async () => (await bed.inside(() => db().select().from(themePages))).map(edited)
/** Shows what was edited; that it waits for that is in drafts.test.ts. */
const publish = () =>
  bed.inside(() =>
    db()
      .update(themePages)
      .set({ blocks: sql`coalesce(${themePages.draft}, ${themePages.blocks})`, draft: null }),
  )
const home = async () => {
  const found = (await pageRows()).find(({ siteId, type }) => siteId === site && type === 'home')
  if (!found) throw new Error('no home page')
  return found
}
const write = (blocks: Block[]) =>
  bed.inside(() =>
    db()
      .update(themePages)
      .set({ blocks, draft: null })
      .where(and(eq(themePages.siteId, site), eq(themePages.type, 'home'))),
  )
async function shown(language = 'zh-CN') {
  await publish()
  return (await bed.call(themePage, { body: { type: 'home', brandTerminalId: site } }, { language })).blocks
}
const kinds = async () => (await home()).blocks.map(({ type }) => type)

/** The form of a block, as it stands in its page. */
const blockForm = async (visit: Visit, query: Record<string, string>) =>
  formOf(await visit.page(address({ page: (await home()).id, ...query })), '/save')

const ways: Block = {
  type: 'quickNavigation',
  version: 1,
  props: {
    items: [
      { icon: 'grid', title: '全部商品', text: '', link: '/goods/list/all' },
      { icon: 'user', title: '注册会员', text: '手机号或邮箱', link: '/register' },
    ],
  },
}

describe('the page of the blocks', () => {
  test('can save each block of every page without a change', async () => {
    const visit = await administrator()
    const before = await pageRows()
    let forms = 0
    for (const { id, blocks } of before) {
      for (const at of blocks.keys()) {
        const form = formOf(await visit.page(address({ page: id, at: String(at) })), '/save')
        const saved = await visit.form('pages/save', form)
        expect([blocks[at]?.type, saved.headers.get('location')]).toEqual([
          blocks[at]?.type,
          `/demo/operator/pages?page=${id}&done=saved&lang=en`,
        ])
        forms += 1
      }
    }
    expect(forms).toBeGreaterThan(20)
    // A link to an article is its address from now on.
    const read = (rows: typeof before) =>
      Object.fromEntries(
        rows.map(({ id, blocks }) => [
          id,
          blocks.map(({ type, props }) => textsOf(z.parse(shapeOf(type) ?? z.never(), props))),
        ]),
      )
    expect(read(await pageRows())).toEqual(read(before))
  })

  test('has labels for every field of every block in both languages', async () => {
    const visit = await administrator()
    expect(Object.keys(kindTexts).toSorted()).toEqual(
      [...Object.keys(blockShapes), 'catalogueFloors'].toSorted(),
    )
    for (const type of Object.keys(kindTexts)) {
      for (const lang of ['en', 'zh-CN']) {
        const page = await visit.page(address({ type }).replace('lang=en', `lang=${lang}`))
        const labels = [...page.matchAll(/<label\s*><span>([^<]*?)\s*</g)].map(([, label = '']) => label)
        expect(
          labels.filter((label) => (lang === 'en' ? !/^[A-Z]/.test(label) : !/\p{Script=Han}/u.test(label))),
        ).toEqual(lang === 'en' ? [] : labels.filter((label) => label === 'HTML'))
      }
    }
  })

  test('changes a block, adds and removes entries and saves English texts', async () => {
    const visit = await administrator()
    await write([ways])
    const form = await blockForm(visit, { at: '0' })
    expect(Object.keys(form)).toContain('en.items.2.title')
    const saved = await visit.form('pages/save', {
      ...form,
      'in.items.0.icon': '',
      'in.items.0.title': ' ',
      'in.items.0.text': '',
      'in.items.0.link': '',
      'en.items.0.title': 'All products',
      'in.items.1.text': '只要手机号',
      'en.items.1.text': 'A phone number is enough',
      'in.items.2.icon': 'scan',
      'in.items.2.title': '快速下单',
      'in.items.2.link': '/quick-order',
    })
    expect(saved.status).toBe(303)
    const [block] = await shown()
    expect(block?.props).toEqual({
      items: [
        { icon: 'user', title: '注册会员', text: '只要手机号', link: '/register' },
        { icon: 'scan', title: '快速下单', link: '/quick-order' },
      ],
    })
    const [english] = await shown('en')
    expect(english?.props).toMatchObject({ items: [{ text: 'A phone number is enough' }, { icon: 'scan' }] })
    const entries = await bed.inside(() =>
      db().select().from(auditLog).where(eq(auditLog.entity, 'theme_page')),
    )
    expect(entries).toMatchObject([{ action: 'change', actorType: 'operator', entityId: (await home()).id }])
  })

  test('finds products inside the form and adds the selected ones on save', async () => {
    const visit = await administrator()
    await write([])
    const form = await blockForm(visit, { type: 'goodsGroup' })
    const given = { ...form, 'in.title': '本周推荐', 'find.data': '6204 深沟球轴承' }
    const presses: Record<string, string>[] = [{ finding: 'data' }, { enter: '1' }]
    for (const press of presses) {
      const answer = await visit.form('pages/save', { ...given, ...press })
      const page = await answer.text()
      expect([answer.status, page.includes('HR-6204-2RS')]).toEqual([200, true])
      const shown = formOf(page, '/save')
      expect(shown).toMatchObject({ 'in.title': '本周推荐', 'in.data': '', 'pick.data.0': 'HR-6204-2RS' })
      const ticked = Object.entries(shown).filter(([name]) => !/^pick\.data\.[1-9]/.test(name))
      const saved = await visit.form('pages/save', { ...Object.fromEntries(ticked), enter: '1' })
      expect(saved.status).toBe(303)
    }
    const blocks = await shown()
    expect(blocks).toHaveLength(2)
    expect(blocks[0]?.props).toMatchObject({ title: '本周推荐', data: ['100001'] })
  })

  test('reports that no product was found and keeps the typed text', async () => {
    const visit = await administrator()
    await write([])
    const form = await blockForm(visit, { type: 'goodsGroup' })
    const given = { ...form, 'in.title': '本周推荐', 'find.data': 'no such thing', finding: 'data' }
    const page = await (await visit.form('pages/save', given)).text()
    expect(page).toContain('No product was found.')
    expect(formOf(page, '/save')).toMatchObject({ 'in.title': '本周推荐', 'find.data': 'no such thing' })
    expect((await home()).blocks).toEqual([])
  })

  test('names products by their SKU codes', async () => {
    const visit = await administrator()
    await write([])
    const form = await blockForm(visit, { type: 'goodsGroup' })
    const skus = await bed.inside(() =>
      db().select().from(sku).orderBy(desc(sku.goodsId), sku.position).limit(40),
    )
    const several = skus.filter(({ goodsId }) => goodsId === skus[0]?.goodsId)
    const other = skus.find(({ goodsId }) => goodsId !== skus[0]?.goodsId)
    const codes = [other, ...several].map((one) => one?.skuCode).join('\r\n')
    const given = { ...form, 'in.title': '本周推荐', 'in.data': `${codes}\r\nnobody-has-this` }
    const refused = await visit.form('pages/save', given)
    const page = await refused.text()
    expect([refused.status, page.includes('No product has the SKU code nobody-has-this.')]).toEqual([
      422,
      true,
    ])
    expect(formOf(page, '/save')).toMatchObject({
      'in.title': '本周推荐',
      'in.data': expect.stringContaining(codes.split('\r\n')[1] ?? ''),
    })
    expect((await visit.form('pages/save', { ...given, 'in.data': codes })).status).toBe(303)
    expect((await shown())[0]?.props).toEqual({ title: '本周推荐', data: [other?.goodsId, skus[0]?.goodsId] })
    const first = [other, several[0]].map((one) => one?.skuCode).join('\n')
    expect(await blockForm(visit, { at: '0' })).toMatchObject({ 'in.data': first })
  })

  test.each([
    ['in.items.0.link', 'javascript:alert(1)', 'Link'],
    ['in.items.0.link', '', 'link'],
    ['in.items.1.title', 'x'.repeat(201), 'Title'],
    ['in.items.1.text', 'a\u0000b', 'Text'],
  ])('rejects %s = %j at its field and keeps the other fields', async (name, value, label) => {
    const visit = await administrator()
    await write([ways])
    const form = { ...(await blockForm(visit, { at: '0' })), 'in.items.1.icon': 'scan', [name]: value }
    const answer = await visit.form('pages/save', form)
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toMatch(
      new RegExp(`<details open>[^]*name="${name}"[^>]*aria-invalid="true"[^]*class="fault">[^<]*${label}`),
    )
    expect(formOf(page, '/save')).toMatchObject({ 'in.items.1.icon': 'scan' })
    expect(await shown()).toMatchObject([{ props: ways.props }])
  })

  test('adds, moves and removes blocks', async () => {
    const visit = await administrator()
    await write([ways])
    const add = await blockForm(visit, { type: 'separator' })
    const given = { ...add, 'in.margin': '16', 'in.lineType': 'dashed' }
    expect((await visit.form('pages/save', given)).status).toBe(303)
    // Sent twice it is there once.
    expect((await visit.form('pages/save', given)).status).toBe(409)
    expect((await shown())[1]).toEqual({
      type: 'separator',
      version: 1,
      props: { margin: 16, lineType: 'dashed' },
    })
    const list = await visit.page(address({ page: (await home()).id }))
    const move = { ...formOf(list, '/move'), by: '1' }
    expect((await visit.form('pages/move', move)).status).toBe(303)
    expect(await kinds()).toEqual(['separator', 'quickNavigation'])
    expect((await visit.form('pages/move', move)).status).toBe(409)
    const last = formOf(await visit.page(address({ page: (await home()).id })), '/move')
    expect((await visit.form('pages/move', { ...last, at: '1', by: '1' })).status).toBe(404)
    const page = await visit.page(address({ page: (await home()).id, at: '0' }))
    expect((await visit.form('pages/remove', formOf(page, '/remove'))).status).toBe(303)
    expect(await kinds()).toEqual(['quickNavigation'])
    expect((await visit.form('pages/remove', formOf(page, '/remove'))).status).toBe(409)
  })

  test('saves a block that another operator has moved, and does not overwrite its changes', async () => {
    const visit = await administrator()
    const line: Block = { type: 'separator', version: 1, props: { margin: 8, lineType: 'solid' } }
    await write([ways, line])
    const form = { ...(await blockForm(visit, { at: '0' })), 'in.items.0.title': '所有商品' }
    await write([line, ways])
    expect((await visit.form('pages/save', form)).status).toBe(303)
    expect((await shown())[1]?.props).toMatchObject({ items: [{ title: '所有商品' }, {}] })
    const again = await visit.form('pages/save', { ...form, 'in.items.0.title': '商品' })
    expect(again.status).toBe(409)
    expect((await shown())[1]?.props).toMatchObject({ items: [{ title: '所有商品' }, {}] })
    // The input is kept, and can be saved after the warning.
    const refilled = formOf(await again.text(), '/save')
    expect(refilled).toMatchObject({ 'in.items.0.title': '商品' })
    expect((await visit.form('pages/save', refilled)).status).toBe(303)
    expect(await shown()).toMatchObject([
      { type: 'separator' },
      { props: { items: [{ title: '商品' }, {}] } },
    ])
  })

  test('accepts a long text in both languages', async () => {
    const visit = await administrator()
    await write([])
    const form = await blockForm(visit, { type: 'richText' })
    // None like another: what repeats itself is packed where it is stored.
    const signs = Array.from({ length: 20_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_902)),
    )
    const html = `<p>${signs.join('')}</p>`
    const saved = await visit.form('pages/save', { ...form, 'in.html': html, 'en.html': '<p>Long</p>' })
    expect([saved.status, (await shown())[0]?.props]).toEqual([303, { html }])
    expect((await shown('en'))[0]?.props).toEqual({ html: '<p>Long</p>' })
  })

  test('can move an unknown kind of block, but not edit it', async () => {
    const visit = await administrator()
    await write([{ type: 'hologram', version: 3, props: { depth: 2 } }, ways])
    const page = (await home()).id
    const list = await visit.page(address({ page }))
    expect(list).toContain('Written elsewhere')
    expect((await visit.send(address({ page, at: '0' }))).status).toBe(404)
    expect((await visit.form('pages/move', { ...formOf(list, '/move'), by: '1' })).status).toBe(303)
    expect((await home()).blocks[1]).toEqual({ type: 'hologram', version: 3, props: { depth: 2 } })
  })

  test('adds custom pages, publishes and withdraws them', async () => {
    const visit = await administrator()
    const own = () =>
      bed.call(
        themePage,
        { body: { type: 'custom', pageKey: 'spring', brandTerminalId: site } },
        { language: 'en' },
      )
    const given = { site, title: '春季专场', titleEn: 'Spring', pageKey: 'spring' }
    const added = await visit.form('pages/add', given)
    const page = new URL(added.headers.get('location') ?? '', 'http://x').searchParams.get('page') ?? ''
    expect(added.status).toBe(303)
    await expect(own()).rejects.toMatchObject({ code: 404 })
    const twice = await visit.form('pages/add', given)
    expect([twice.status, (await twice.text()).includes('There is a page of this address.')]).toEqual([
      422,
      true,
    ])
    expect((await visit.form('pages/add', { ...given, pageKey: 'Not a key' })).status).toBe(422)
    expect((await visit.form('pages/add', { ...given, pageKey: 'x', site: '99' })).status).toBe(404)
    const facts = async () => formOf(await visit.page(address({ page })), '/facts')
    expect(await facts()).toMatchObject({ title: '春季专场', titleEn: 'Spring', shown: 'no' })
    expect((await visit.form('pages/facts', { ...(await facts()), shown: 'yes' })).status).toBe(303)
    expect(await own()).toMatchObject({ title: 'Spring', blocks: [] })
    const before = await facts()
    expect((await visit.form('pages/facts', { ...before, shown: 'no' })).status).toBe(303)
    await expect(own()).rejects.toMatchObject({ code: 404 })
    expect((await visit.form('pages/facts', before)).status).toBe(409)
    // The home page is always shown.
    expect((await visit.form('pages/facts', { ...before, page: (await home()).id })).status).toBe(404)
  })

  test('is read-only for the auditor', async () => {
    const visit = operatorVisit(bed)
    await visit.logIn(demoOperator.password, 'auditor')
    await write([ways])
    const page = (await home()).id
    const [list, block] = [await visit.page(address({ page })), await visit.page(address({ page, at: '0' }))]
    expect([list.includes('Quick navigation'), list.includes('/operator/pages/')]).toEqual([true, false])
    expect([block.includes('全部商品'), block.includes('name="in.')]).toEqual([true, false])
    for (const post of ['save', 'move', 'remove', 'add', 'facts'])
      expect((await visit.form(`pages/${post}`, { page })).status).toBe(403)
  })
})
