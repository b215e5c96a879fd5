import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { demoOperator } from '../../../demo/server/session/operator/operator.seed'
import { brandSite } from '../../../demo/server/site/brand-site/brand-site.table'
import { stampOf } from '../../../demo/server/core/documents/row-stamp'
import { listsOf } from '../../../demo/server/site/brand-site/site-lists'
import { themePage } from '../../../src/site/theme/theme.contract'
import { openTestbed } from '../../server/testbed'
import { operatorVisit } from '../../session/operator-visit'

// Navigation of a site edited by operators, and the pages that show it.

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const siteId = siteIds.north

async function administrator() {
  const visit = operatorVisit(bed)
  await visit.logIn()
  return visit
}

/** The form of the site as it is filled in now. */
const form = () =>
  bed.inside(async () => {
    const [site] = await db().select().from(brandSite).where(eq(brandSite.id, siteId))
    if (!site) throw new Error('no such site')
    return { ...(await listsOf(site)), id: siteId, stamp: stampOf(site) }
  })

const shown = async (language = 'zh-CN') =>
  (await bed.call(themePage, { body: { type: 'home', brandTerminalId: siteId } }, { language })).shell

const lists = {
  tabs: '首页 | / | Home\r\n\r\n冬季专场|/activity/1|Winter',
  hotWords: '六角螺栓 | | Hex bolts\n手套 | /goods/list/11',
  helpColumns:
    '# 新手 | New here\n开户 | /help/101 | Opening an account\n# 帮助\n外站 | https://example.com/x',
}

describe('the navigation page', () => {
  test('changes the links of buyers in both languages', async () => {
    const visit = await administrator()
    const before = await shown()
    const saved = await visit.form('navigation/save', { ...(await form()), ...lists })
    expect(saved.headers.get('location')).toBe(`/demo/operator/navigation?site=${siteId}&done=saved&lang=en`)
    expect(await shown()).toEqual({
      ...before,
      tabs: [
        { label: '首页', url: '/' },
        { label: '冬季专场', url: '/activity/1' },
      ],
      hotWords: [{ keyword: '六角螺栓' }, { keyword: '手套', url: '/goods/list/11' }],
      helpColumns: [
        { title: '新手', links: [{ label: '开户', url: '/help/101' }] },
        { title: '帮助', links: [{ label: '外站', url: 'https://example.com/x' }] },
      ],
    })
    const { tabs, hotWords, helpColumns } = await shown('en')
    expect(tabs.map(({ label }) => label)).toEqual(['Home', 'Winter'])
    expect(hotWords[0]?.keyword).toBe('Hex bolts')
    expect(helpColumns[0]).toMatchObject({ title: 'New here', links: [{ label: 'Opening an account' }] })
  })

  test('shows the current values, and saving them changes nothing', async () => {
    const visit = await administrator()
    const page = await visit.page(`/demo/operator/navigation?lang=en&site=${siteId}`)
    const [before, beforeEn, given] = [await shown(), await shown('en'), await form()]
    for (const line of given.helpColumns.split('\n')) expect(page).toContain(line.replaceAll('&', '&amp;'))
    expect((await visit.form('navigation/save', given)).status).toBe(303)
    expect([await shown(), await shown('en')]).toEqual([before, beforeEn])
  })

  test.each([
    ['tabs', '首页', 1],
    ['tabs', '首页 | /\n\n | /x', 3],
    ['tabs', '首页 | javascript:alert(1)', 1],
    ['tabs', '首页 | x', 1],
    ['tabs', '首页 | / | Home | more', 1],
    ['tabs', `${'长'.repeat(41)} | /`, 1],
    ['tabs', `首页 | / | ${'x'.repeat(81)}`, 1],
    ['tabs', '# 首页 | Home', 1],
    ['hotWords', '一\n二 | //example.com\\@x | a | b', 2],
    ['helpColumns', '开户 | /help/101', 1],
    ['helpColumns', '# 新手 | New | x', 1],
    ['helpColumns', '# 新手\n开户', 2],
  ])('rejects %s with %j, names the line and keeps the other fields', async (name, value, line) => {
    const visit = await administrator()
    const before = await shown()
    const answer = await visit.form('navigation/save', { ...(await form()), ...lists, [name]: value })
    const page = await answer.text()
    expect([answer.status, page.includes(`Line ${line}: please`)]).toEqual([422, true])
    expect(page).toContain(name === 'hotWords' ? '冬季专场' : 'Hex bolts')
    expect(await shown()).toEqual(before)
  })

  test('does not overwrite changes of another operator', async () => {
    const visit = await administrator()
    const given = { ...(await form()), ...lists }
    expect((await visit.form('navigation/save', given)).status).toBe(303)
    const again = await visit.form('navigation/save', { ...given, tabs: '' })
    expect([again.status, (await shown()).tabs.length]).toEqual([409, 2])
    expect((await visit.form('navigation/save', { ...given, id: '99' })).status).toBe(404)
  })

  test('is read-only for the auditor', async () => {
    const visit = operatorVisit(bed)
    await visit.logIn(demoOperator.password, 'auditor')
    const page = await visit.page(`/demo/operator/navigation?lang=en&site=${siteId}`)
    expect([page.includes('Hot words'), page.includes('<textarea')]).toEqual([true, false])
    expect((await visit.form('navigation/save', await form())).status).toBe(403)
  })
})
