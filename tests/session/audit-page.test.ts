import { beforeEach, expect, test } from 'vitest'
import { audit } from '../../demo/server/core/documents/audit'
import { clock } from '../../demo/server/core/time/clock'
import { entityTexts } from '../../demo/server/session/operator/audit-subjects'
import { auditActions } from '../../demo/server/session/operator/audit-words'
import { openTestbed } from '../server/testbed'
import { operatorVisit } from './operator-visit'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const noted = (day: string, actorId: string, entity: string, entityId: string, reason = '') =>
  bed.inside(() =>
    clock.at(new Date(`${day}T12:00:00+08:00`), async () => {
      await audit({ actorType: 'operator', actorId, entity, entityId, action: 'approve', reason })
    }),
  )
const visiting = async (account = 'auditor') => {
  const visit = operatorVisit(bed)
  await visit.logIn(undefined, account)
  return visit
}
const at = (query: Record<string, string>) =>
  `/demo/operator/audit?${new URLSearchParams({ ...query, lang: 'en' })}`
const numbersOn = (page: string) => page.match(/no-\d+/g) ?? []

test('shows time, operator, action, document and reason as text', async () => {
  await noted('2026-11-20', 'finance', 'memberships', 'no-1', '<i>资料齐全')
  const page = await (await visiting()).page(at({}))
  for (const words of ['2026-11-20 12:00:00', 'finance', 'Approve', 'Enterprise memberships', 'no-1'])
    expect(page).toContain(`<td>${words}</td>`)
  expect(page).toContain('&lt;i&gt;资料齐全')
  expect(page).toContain('<td>Logged in</td>')
})

test('filters by operator, kind and day', async () => {
  await noted('2026-11-20', 'finance', 'memberships', 'no-1')
  await noted('2026-11-20', 'service', 'claims', 'no-2')
  await noted('2026-11-21', 'finance', 'claims', 'no-3')
  const visit = await visiting()
  const found = async (query: Record<string, string>) => numbersOn(await visit.page(at(query)))
  expect(await found({})).toEqual(['no-3', 'no-2', 'no-1'])
  expect(await found({ who: 'operator:finance' })).toEqual(['no-3', 'no-1'])
  expect(await found({ kind: 'claims' })).toEqual(['no-3', 'no-2'])
  expect(await found({ day: '2026-11-20' })).toEqual(['no-2', 'no-1'])
  expect(await found({ who: 'operator:finance', kind: 'claims', day: '2026-11-21' })).toEqual(['no-3'])
  expect(await found({ who: 'buyer' })).toEqual([])
  expect(await found({ who: 'toString', day: '2026-02-31', before: 'x' })).toEqual(['no-3', 'no-2', 'no-1'])
})

test('pages through 120 entries of the same time, each exactly once', async () => {
  for (let n = 1; n <= 120; n++) await noted('2026-11-20', 'finance', 'claims', `no-${n}`)
  const visit = await visiting()
  const seen: string[] = []
  let path: string | undefined = at({ who: 'operator:finance', kind: 'claims' })
  for (let pages = 0; path && pages < 5; pages++) {
    const page: string = await visit.page(path)
    seen.push(...numbersOn(page))
    path = /href="([^"]*before=[^"]*)"/.exec(page.slice(page.indexOf('<main')))?.[1]?.replaceAll('&amp;', '&')
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})

test('links documents by number and describes changes in words', async () => {
  const visit = await visiting('operator')
  await bed.inside(() =>
    audit({
      actorType: 'operator',
      actorId: 'operator',
      entity: 'customer',
      entityId: '10001',
      action: 'change',
      changes: [{ label: ['会员等级', 'Member level'], from: '普通会员', to: '2 级' }],
    }),
  )
  await bed.inside(() =>
    audit({
      actorType: 'operator',
      actorId: 'operator',
      entity: 'site',
      entityId: '1001',
      action: 'change',
      fromState: null,
      reason: `a.xlsx, SHA-256 ${'f'.repeat(64)}`,
    }),
  )
  const page = await visit.page(at({ who: 'operator:operator' }))
  expect(page).toMatch(/<a href="[^"]*customer-list\?id=10001[^"]*">demo<\/a>/)
  expect(page).toContain('Member level: 普通会员 → 2 级')
  expect(page).toMatch(/<a href="[^"]*site\?site=1001[^"]*">[^<]+<\/a>/)
})

test('has a label in both languages for every action and entity', async () => {
  const words = await bed.inside(async () => [
    ...Object.values(auditActions),
    ...entityTexts().map(([, text]) => text),
  ])
  for (const [zh, en] of words) {
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[A-Z]/)
  }
})

test('separates automatic entries from those of people', async () => {
  await noted('2026-11-20', 'autopilot', 'claims', 'no-1')
  await noted('2026-11-21', 'finance', 'claims', 'no-2')
  const visit = await visiting()
  expect(numbersOn(await visit.page(at({})))).toEqual(['no-2'])
  expect(numbersOn(await visit.page(at({ who: 'operator:autopilot' })))).toEqual(['no-1'])
})

test('exports a CSV without formulas and logs the export', async () => {
  await noted('2026-11-20', 'finance', 'claims', 'no-1', '=HYPERLINK("http://evil.example")')
  await noted('2026-11-21', 'finance', 'claims', 'no-2', 'a, b')
  const visit = await visiting()
  const answer = await visit.form('audit/export', { who: 'operator:finance', day: '2026-11-20' })
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-[\d-]+\.csv"$/)
  const lines = (await answer.text()).split('\r\n')
  expect(lines[0]).toBe('Time,Who,Action,What,Number,State,Details')
  expect(lines[1]).toBe(
    `2026-11-20 12:00:00,finance,Approve,Expense claims,no-1,,"'=HYPERLINK(""http://evil.example"")"`,
  )
  expect(lines.slice(2)).toEqual([''])
  expect(await visit.page(at({ kind: 'audit' }))).toContain('<td>Exported</td>')
})

test('answers 403 to operators of other roles', async () => {
  const visit = await visiting('finance')
  expect((await visit.send(at({}))).status).toBe(403)
  expect((await visit.form('audit/export')).status).toBe(403)
})
