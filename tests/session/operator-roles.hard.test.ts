import { beforeEach, describe, expect, test } from 'vitest'
import { consolePages } from '../../demo/server/core/operator/console'
import { clock } from '../../demo/server/core/time/clock'
import { desks } from '../../demo/server/core/operator/desk'
import { db } from '../../demo/server/core/database/db'
import {
  isOperatorRole,
  mayUse,
  operatorPermissions,
  operatorRoles,
} from '../../demo/server/core/operator/operator-permission'
import { Refusal } from '../../demo/server/core/http/refusal'
import { actAtDesk } from '../../demo/server/session/operator/act-at-desk'
import { deskFile } from '../../demo/server/session/operator/desk-file'
import { demoOperator } from '../../demo/server/session/operator/operator.seed'
import { membership } from '../../demo/server/session/registration/registration.table'
import { uploadFile } from '../../demo/server/site/files/files.table'
import { openTestbed } from '../server/testbed'
import { operatorVisit } from './operator-visit'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const roles = Object.keys(operatorRoles).filter(isOperatorRole)
const accountOf = (role: string) => (role === 'administrator' ? demoOperator.account : role)

/** Returns the code of the error with which work fails. */
const codeOf = (work: () => Promise<unknown>) =>
  bed.inside(async () => {
    try {
      await work()
      return 200
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.code
    }
  })

async function operatorAs(role: string) {
  const visit = operatorVisit(bed)
  expect((await visit.logIn(demoOperator.password, accountOf(role))).status).toBe(303)
  return visit
}

async function applied(customerId = '10002') {
  const own = { ownerId: customerId, shownName: 'a.pdf', mediaType: 'application/pdf' }
  return bed.inside(async () => {
    const [file] = await db()
      .insert(uploadFile)
      .values({ ...own, size: 3, content: new Uint8Array([1, 2, 3]) })
      .returning()
    const [row] = await db()
      .insert(membership)
      .values({
        customerId,
        company: '东海轴承',
        creditCode: '91310000MA1K35X21A',
        licenses: [`/bbb/file/${file?.id}/a.pdf`],
        contact: '许明',
        phone: '13800001002',
      })
      .returning()
    return { id: row?.id ?? '', file: file?.id ?? '' }
  })
}

describe('permissions of the roles', () => {
  test('administrators have all, auditors read all, and other roles have some', () => {
    const names = Object.keys(operatorPermissions) as (keyof typeof operatorPermissions)[]
    const access = (role: keyof typeof operatorRoles, how: 'read' | 'act') =>
      names.filter((name) => mayUse(role, name, how))
    expect(access('administrator', 'act')).toEqual(names)
    expect([access('auditor', 'read'), access('auditor', 'act')]).toEqual([names, ['own']])
    for (const role of roles.filter((name) => !['administrator', 'auditor'].includes(name))) {
      expect(access(role, 'act').length).toBeGreaterThan(1)
      expect(access(role, 'read')).not.toEqual(expect.arrayContaining(['operators']))
      expect(access(role, 'read')).not.toEqual(expect.arrayContaining(['audit']))
    }
  })

  test.each(roles)('%s: allows desks, actions and files exactly by the table', async (role) => {
    const operator = { id: role, account: role, role }
    const nav = await (await operatorAs(role)).page()
    for (const [desk, { permission, actions }] of desks) {
      const refused = { read: !mayUse(role, permission, 'read'), act: !mayUse(role, permission, 'act') }
      expect([desk, !nav.includes(`desk=${desk}&amp;`)]).toEqual([desk, refused.read])
      const file = await codeOf(() => deskFile(desk, '1', '1', operator))
      expect([desk, file]).toEqual([desk, refused.read ? 403 : 404])
      for (const action of Object.keys(actions)) {
        const code = await codeOf(() => actAtDesk({ desk, action, id: '99' }, {}, operator))
        expect([desk, action, code === 403]).toEqual([desk, action, refused.act])
      }
    }
  })

  test.each(roles)(
    '%s: allows pages, forms and exports of the console exactly by the table',
    async (role) => {
      const visit = await operatorAs(role)
      const nav = await visit.page()
      for (const [name, { permission, posts = {}, files = {} }] of consolePages) {
        const reads = mayUse(role, permission, 'read')
        expect([name, nav.includes(`/demo/operator/${name}?`)]).toEqual([name, reads])
        expect([name, (await visit.send(`/demo/operator/${name}`)).status]).toEqual([name, reads ? 200 : 403])
        for (const file of Object.keys(files))
          if (!reads) expect((await visit.send(`/demo/operator/${name}/${file}`)).status).toBe(403)
        for (const [post, { needs = 'act' }] of Object.entries(posts))
          if (!mayUse(role, permission, needs))
            expect([name, post, (await visit.form(`${name}/${post}`)).status]).toEqual([name, post, 403])
      }
    },
  )
})

test('an auditor reads waiting documents without buttons', async () => {
  const { id, file } = await applied()
  const visit = await operatorAs('auditor')
  const page = await visit.page('/demo/operator?desk=memberships&lang=en')
  expect(page).toContain('东海轴承')
  expect(page).not.toMatch(/\/act\/|\/clock/)
  const refused = await visit.act('memberships', 'takeUp', id)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('You do not have permission')
  expect((await visit.form('clock', { hours: '24' })).status).toBe(403)
  expect(clock.offset()).toBe(0)
  expect((await visit.send(`/demo/operator/file/memberships/${id}/${file}`)).status).toBe(200)
})

test('every page of the console counts waiting documents like the desks', async () => {
  await applied()
  const visit = await operatorAs('administrator')
  const counts = (page: string) =>
    [...page.matchAll(/desk=([\w-]+)&[^<]*<span>[^<]*<\/span><span>(\d+)</g)].map(([, ...told]) => told)
  const atDesks = counts(await visit.page())
  expect(atDesks).toHaveLength(desks.size)
  expect(new Map(atDesks.map(([desk, count]) => [desk, Number(count)])).get('memberships')).toBeGreaterThan(0)
  expect(counts(await visit.page('/demo/operator/audit'))).toEqual(atDesks)
})

test('serves a file only at its own desk', async () => {
  const { id, file } = await applied()
  const visit = await operatorAs('administrator')
  expect((await visit.send(`/demo/operator/file/memberships/${id}/${file}`)).status).toBe(200)
  for (const desk of ['suppliers', 'claims', 'nowhere', 'toString'])
    expect((await visit.send(`/demo/operator/file/${desk}/${id}/${file}`)).status).toBe(404)
  const other = await applied('10001')
  expect((await visit.send(`/demo/operator/file/memberships/${other.id}/${file}`)).status).toBe(404)
  const finance = await operatorAs('finance')
  expect((await finance.send(`/demo/operator/file/memberships/${id}/${file}`)).status).toBe(200)
  const catalogue = await operatorAs('catalogue')
  expect((await catalogue.send(`/demo/operator/file/memberships/${id}/${file}`)).status).toBe(403)
})
