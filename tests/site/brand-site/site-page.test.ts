import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { demoOperator } from '../../../demo/server/session/operator/operator.seed'
import { brandSite, seoText } from '../../../demo/server/site/brand-site/brand-site.table'
import { seo } from '../../../src/site/brand-site/seo.contract'
import { siteShut } from '../../../src/core/api/site-shut'
import { siteCustomerService } from '../../../src/site/customer-service/site-customer-service.contract'
import { themePage } from '../../../src/site/theme/theme.contract'
import { openTestbed } from '../../server/testbed'
import { formOf } from '../../session/form-of'
import { operatorVisit } from '../../session/operator-visit'

// Facts of a site edited by operators, and the pages that show them.

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const siteId = siteIds.north
const path = `/demo/operator/site?lang=en&site=${siteId}`

async function administrator() {
  const visit = operatorVisit(bed)
  await visit.logIn()
  return visit
}

const rowOf = async () =>
  bed.inside(async () => (await db().select().from(brandSite).where(eq(brandSite.id, siteId)))[0])

/** The form of the site, as it stands in the page. */
const form = async (visit: Awaited<ReturnType<typeof administrator>>) =>
  formOf(await visit.page(path), '/save', { id: siteId })

const shown = async (language = 'zh-CN') => {
  const body = { type: 'home' as const, brandTerminalId: siteId }
  const { brandColour, shell } = await bed.call(themePage, { body }, { language })
  return { brandColour, ...shell }
}

const changes = {
  name: '远山工采',
  nameEn: 'Far Hills Supply',
  slogan: '备件次日达',
  sloganEn: 'Spare parts the next day',
  company: '远山供应链有限公司',
  companyEn: 'Far Hills Supply Chain Ltd.',
  phone: '024-8888 0000',
  workTime: '每日 9:00–18:00',
  workTimeEn: 'Daily 9:00–18:00',
  logo: 'https://example.com/logo.svg',
  brandColour: '#0a5c36',
  icpHtml: '<a href="https://beian.miit.gov.cn/">辽ICP备12345678号</a>',
}

describe('the page of the sites', () => {
  test('changes texts for buyers in both languages, and for search engines', async () => {
    const visit = await administrator()
    const saved = await visit.form('site/save', { ...(await form(visit)), ...changes })
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      `/demo/operator/site?site=${siteId}&done=saved&lang=en`,
    ])
    expect(await form(visit)).toMatchObject(changes)
    const { name, slogan, company, phone, workTime, logo, brandColour, icpHtml } = changes
    const plain = { phone, logo, brandColour }
    expect(await shown()).toMatchObject({ siteName: name, slogan, company, workTime, icpHtml, ...plain })
    expect(await shown('en')).toMatchObject({
      siteName: changes.nameEn,
      slogan: changes.sloganEn,
      company: changes.companyEn,
      workTime: changes.workTimeEn,
      ...plain,
    })
    const titles = async (language: string) =>
      (await bed.call(seo, { query: { seoCode: 'cart' } }, { language, host: 'north.localhost:4173' })).title
    expect([await titles('zh-CN'), await titles('en')]).toEqual([
      '{page} - 远山工采',
      '{page} - Far Hills Supply',
    ])
    const lines = await bed.inside(() => db().select().from(auditLog).where(eq(auditLog.entity, 'site')))
    expect(lines).toMatchObject([{ action: 'change', entityId: siteId }])
  })

  test('opens and closes a site and its features', async () => {
    const visit = await administrator()
    const change = async (given: Record<string, string>) =>
      (await visit.form('site/save', { ...(await form(visit)), ...given })).status
    const state = () => bed.call(siteCustomerService, { query: { brandTerminalId: siteId } })
    expect(await form(visit)).toMatchObject({ open: '10', messageForm: '10' })
    const off = { open: '20', messageForm: '20', themeToggle: '20' }
    expect(await change(off)).toBe(200)
    expect((await rowOf())?.open).toBe(10)
    expect(await change({ ...off, confirmed: '1' })).toBe(303)
    await expect(shown()).rejects.toMatchObject({ code: siteShut })
    // Its telephone is told all the same.
    expect(await state()).toMatchObject({ messageForm: 20 })
    expect(await form(visit)).toMatchObject({ open: '20', messageForm: '20', themeToggle: '20' })
    expect(await change({ open: '10' })).toBe(303)
    expect(await shown()).toMatchObject({ phone: (await rowOf())?.phone })
    expect(await change({ open: '30' })).toBe(422)
  })

  test('requires a confirmation to close a site, keeps the form and marks the closed site', async () => {
    const visit = await administrator()
    const name = (await rowOf())?.name ?? ''
    const given = { ...(await form(visit)), open: '20', slogan: '新的标语' }
    const asked = await (await visit.form('site/save', given)).text()
    expect(asked).toContain(`Switch off ${name}?`)
    expect(asked).toContain('value="新的标语"')
    expect(asked).toContain('name="confirmed" value="1"')
    const saved = await visit.form('site/save', { ...given, confirmed: '1' })
    const page = await visit.page(saved.headers.get('location') ?? '')
    expect(page).toContain(`Saved. ${name}`)
    expect(page).toContain('Switched off')
    expect(await rowOf()).toMatchObject({ open: 20, slogan: '新的标语' })
  })

  test('shows the form of one site, with links to the others', async () => {
    const visit = await administrator()
    const page = await visit.page('/demo/operator/site?lang=en')
    expect(page.match(/\/site\/save/g)).toHaveLength(1)
    for (const id of Object.values(siteIds)) expect(page).toContain(`/site?site=${id}&amp;lang=en`)
  })

  test('renames the shop in every search engine text and logs the change', async () => {
    const visit = await administrator()
    const before = (await rowOf())?.name ?? ''
    const at = { seoCode: 'home' }
    const title = async (language: string) =>
      (await bed.call(seo, { query: at }, { language, host: 'north.localhost:4173' })).title
    await bed.inside(() =>
      db()
        .insert(seoText)
        .values({
          siteId,
          seoCode: 'home',
          title: `${before} - 一站式采购`,
          keywords: before,
          description: '',
        })
        .onConflictDoUpdate({
          target: [seoText.siteId, seoText.seoCode],
          set: { title: `${before} - 一站式采购` },
        }),
    )
    await visit.form('site/save', { ...(await form(visit)), name: '远山工采' })
    expect(await title('zh-CN')).toBe('远山工采 - 一站式采购')
    const [line] = await bed.inside(() => db().select().from(auditLog).where(eq(auditLog.entity, 'site')))
    expect(line?.changes).toEqual([{ label: ['站点名称', 'Name'], from: before, to: '远山工采' }])
  })

  test('resets an English text', async () => {
    const visit = await administrator()
    await visit.form('site/save', { ...(await form(visit)), sloganEn: '' })
    expect((await shown('en')).slogan).toBe((await shown()).slogan)
  })

  test.each([
    ['name', '  ', 'Please enter name.'],
    ['name', 'x'.repeat(41), 'Name: at most 40 characters.'],
    ['logo', 'javascript:alert(1)', 'Address of the logo format error.'],
    ['brandColour', 'red;}', 'Brand colour format error.'],
    ['phone', '12\u0000', 'Telephone format error.'],
    ['icpHtml', 'x'.repeat(2_001), 'Licence line (HTML): at most 2,000 characters.'],
  ])('rejects a wrong %s and keeps the other fields', async (name, value, message) => {
    const visit = await administrator()
    const before = await rowOf()
    const answer = await visit.form('site/save', {
      ...(await form(visit)),
      slogan: '没有保存的标语',
      [name]: value,
    })
    const page = await answer.text()
    expect([answer.status, page.includes(message)]).toEqual([422, true])
    expect(page).toContain('没有保存的标语')
    expect(await rowOf()).toEqual(before)
  })

  test('does not overwrite changes of another operator', async () => {
    const [one, other] = [await administrator(), await administrator()]
    const [first, second] = [await form(one), await form(other)]
    expect((await one.form('site/save', { ...first, phone: '024-1' })).status).toBe(303)
    const answer = await other.form('site/save', { ...second, slogan: '另一条' })
    expect([answer.status, (await answer.text()).includes('Somebody else')]).toEqual([409, true])
    expect((await rowOf())?.phone).toBe('024-1')
  })

  test('accepts one of five parallel saves and answers the others with 409', async () => {
    const phones = ['024-1', '024-2', '024-3', '024-4', '024-5']
    const visits = await Promise.all(phones.map(administrator))
    const given = await form(await administrator())
    const answers = await Promise.all(
      visits.map((visit, at) => visit.form('site/save', { ...given, phone: phones[at] ?? '' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409])
    expect((await rowOf())?.phone).toBe(phones[answers.findIndex(({ status }) => status === 303)])
  })

  test('answers 404 for an unknown site', async () => {
    const visit = await administrator()
    const given = { ...(await form(visit)), id: '99' }
    expect((await visit.form('site/save', given)).status).toBe(404)
  })

  test('is read-only for the auditor', async () => {
    const visit = operatorVisit(bed)
    await visit.logIn(demoOperator.password, 'auditor')
    const page = await visit.page(path)
    expect(page).toContain('Name in English')
    expect(page).not.toContain('<input name="phone"')
  })
})
