import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { hour, minute } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { appClock } from '../../demo/server/core/time/clock.table'
import { readConfig } from '../../demo/server/core/config/config'
import { db } from '../../demo/server/core/database/db'
import { Refusal } from '../../demo/server/core/http/refusal'
import { desk as invoices } from '../../demo/server/money/invoices/invoices.desk'
import { autopilot } from '../../demo/server/session/operator/autopilot'
import { fieldValues } from '../../demo/server/core/operator/field-values'
import { demoOperator } from '../../demo/server/session/operator/operator.seed'
import { desk } from '../../demo/server/session/registration/memberships.desk'
import { membership } from '../../demo/server/session/registration/registration.table'
import { uploadFile } from '../../demo/server/site/files/files.table'
import { userInfo } from '../../src/session/sign-in/sign-in.contract'
import { openTestbed } from '../server/testbed'
import { operatorVisit } from './operator-visit'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const company = '<b>东海</b>轴承'
const papers = {
  company,
  creditCode: '91310000MA1K35X21A',
  licenses: ['/a.pdf'],
  contact: '许明',
  phone: '13800001002',
}
const apply = (customerId = '10002') =>
  bed.inside(async () => {
    const [row] = await db()
      .insert(membership)
      .values({ ...papers, customerId })
      .returning()
    return row?.id ?? ''
  })
const stateOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(membership).where(eq(membership.id, id)))
  return row?.reviewState
}
/** Returns the audit log of operators without logins. */
const acts = () =>
  bed.inside(() =>
    db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorType, 'operator'), ne(auditLog.entity, 'operator'))),
  )

async function operator() {
  const visit = operatorVisit(bed)
  expect((await visit.logIn()).status).toBe(303)
  return visit
}

describe('access', () => {
  test('allows no action or page without a login', async () => {
    const id = await apply()
    const visit = operatorVisit(bed)
    const page = await visit.send('/demo/operator')
    expect(await page.text()).not.toMatch(/东海|Enterprise memberships|企业会员审核/)
    expect((await visit.act('memberships', 'takeUp', id)).status).toBe(401)
    expect((await visit.post('/demo/operator/clock', { hours: '240' })).status).toBe(401)
    expect([await stateOf(id), clock.offset()]).toEqual([10, 0])
  })

  test('rejects a wrong password and limits attempts with 429', async () => {
    const visit = operatorVisit(bed)
    expect((await visit.logIn('operate')).status).toBe(401)
    expect(await visit.page()).not.toContain('Enterprise memberships')
    for (let at = 0; at < 20; at++) await visit.logIn('operate')
    const answer = await visit.logIn()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([429, null])
    expect(await answer.text()).toContain('Too many attempts')
  })

  test('limits the cookie to the operator’s path, and logout ends the session', async () => {
    const visit = operatorVisit(bed)
    const cookie = (await visit.logIn()).headers.get('set-cookie')
    expect(cookie).toMatch(/^TRADE_OPERATOR=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/demo\/operator$/)
    await visit.post('/demo/operator/logout')
    expect(await visit.page()).not.toContain('Enterprise memberships')
  })

  test.each([
    ['no origin', {}],
    ['a hidden one', { Origin: 'null' }],
    ['a foreign page of the demo', { Origin: 'http://pages.localhost:4174' }],
    ['another site', { Origin: 'https://evil.example' }],
  ])('rejects a form from %s with 403', async (_, headers) => {
    const id = await apply()
    const visit = await operator()
    const answer = await visit.post(`/demo/operator/act/memberships/takeUp/${id}`, {}, headers)
    expect([answer.status, await stateOf(id)]).toEqual([403, 10])
  })

  test('answers 404 without DEMO=1, which production refuses', async () => {
    const plain = await openTestbed('open', { demo: false })
    const answer = await plain.app.request('http://localhost:4173/demo/operator')
    expect(answer.status).toBe(404)
    expect((await operatorVisit(plain).post('/demo/operator/login', demoOperator)).status).toBe(404)
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: '1' })).toThrow('refused in production')
  })

  test('allows no script, no frame and only its own style', async () => {
    const visit = await operator()
    const answer = await visit.send('/demo/operator')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    // Chromium omits a form's origin if the page sends no referrer.
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    expect(await answer.text()).not.toMatch(/<script|style="/)
  })
})

describe('waiting documents and their actions', () => {
  test('shows each desk with its count, and each row with its details and allowed buttons', async () => {
    const id = await apply()
    const visit = await operator()
    const page = await visit.page('/demo/operator?desk=memberships&lang=en')
    expect(page).toContain('&lt;b&gt;东海&lt;/b&gt;轴承')
    expect(page).not.toContain('<b>东海')
    expect(page).toContain('Contact 许明, 13800001002')
    expect(page.replace(/\s+/g, '')).toContain('<span>Enterprisememberships</span><span>1</span>')
    expect(page).toContain(`/act/memberships/takeUp/${id}`)
    expect(page).not.toMatch(/\/act\/memberships\/(approve|reject)/)
    await visit.act('memberships', 'takeUp', id)
    const later = await visit.page('/demo/operator?desk=memberships')
    expect(later).toContain('name="reason"')
    expect(later).not.toContain('/act/memberships/takeUp')
    expect(later).toContain('企业会员审核')
  })

  test('shows the refusal of an action without a form at the top', async () => {
    const id = await apply()
    const auditor = operatorVisit(bed)
    expect((await auditor.logIn(demoOperator.password, 'auditor')).status).toBe(303)
    const refused = await auditor.act('memberships', 'takeUp', id)
    const page = await refused.text()
    expect([refused.status, await stateOf(id)]).toEqual([403, 10])
    expect(page.match(/<p role="alert">([^<]*)/)?.[1]).toContain('You do not have permission')
    expect(page).not.toContain(`/act/memberships/takeUp/${id}`)
  })

  test('serves files only to the operator', async () => {
    const applied = await apply()
    const own = { ownerId: '10002', shownName: '执照.pdf', mediaType: 'application/pdf' }
    const [file] = await bed.inside(() =>
      db()
        .insert(uploadFile)
        .values({ ...own, size: 3, content: new Uint8Array([1, 2, 3]) })
        .returning(),
    )
    const id = file?.id ?? ''
    const licenses = [`/bbb/file/${id}/${encodeURIComponent('执照.pdf')}`]
    await bed.inside(() => db().update(membership).set({ licenses }))
    expect(await operatorVisit(bed).page(`/demo/operator/file/memberships/${applied}/${id}`)).toContain(
      'name="password"',
    )
    const visit = await operator()
    expect(await visit.page('/demo/operator?desk=memberships')).toMatch(
      /file\/memberships\/\d+\/\d+\?lang=zh-CN" download>执照.pdf/,
    )
    expect(
      await (await visit.send(`/demo/operator/file/memberships/${applied}/${id}`)).arrayBuffer(),
    ).toHaveProperty('byteLength', 3)
  })

  test('an action changes the state and is written to the audit log', async () => {
    const id = await apply()
    const visit = await operator()
    const answer = await visit.act('memberships', 'takeUp', id)
    expect(answer.headers.get('location')).toBe(
      `/demo/operator?desk=memberships&done=takeUp&of=${id}&lang=en`,
    )
    expect(await stateOf(id)).toBe(15)
    expect(await acts()).toMatchObject([
      { actorId: 'operator', entity: 'memberships', entityId: id, action: 'takeUp' },
    ])
  })

  test.each([
    ['desk', 'wishes', 'takeUp', undefined, 404, 'There is no such desk.'],
    ['action', 'memberships', 'explode', undefined, 404, 'There is no such action.'],
    ['inherited action', 'memberships', 'toString', undefined, 404, 'There is no such action.'],
    ['row', 'memberships', 'takeUp', '99', 409, 'This item has already been handled'],
    ['kind of row', 'memberships', 'takeUp', "%F0%9F%98%80'%22", 409, 'This item has already been handled'],
    ['step', 'memberships', 'approve', undefined, 409, 'The state has changed in the meantime.'],
  ])('rejects an unknown %s with a message', async (_, at, action, row, status, words) => {
    const id = await apply()
    const visit = await operator()
    const answer = await visit.act(at, action, row ?? id)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(words)
    expect([await stateOf(id), await acts()]).toEqual([10, []])
  })

  test('shows a form with an invalid field again and keeps the other values', async () => {
    const id = await apply()
    const visit = await operator()
    await visit.act('memberships', 'takeUp', id)
    for (const [reason, message] of [
      ['', 'Please enter reason for rejection.'],
      ['   ', 'Please enter reason for rejection.'],
      ['a\u0000b', 'Reason for rejection format error.'],
      ['x'.repeat(501), 'Reason for rejection: at most 500 characters.'],
    ] as const) {
      const answer = await visit.act('memberships', 'reject', id, { reason })
      expect(answer.status).toBe(400)
      const page = await answer.text()
      expect(page).toContain(`<p role="alert">${message}</p>`)
      expect(page.replace(/\s+/g, ' ')).toContain(
        `aria-invalid="true" autofocus>\n${reason}</textarea><small class="fault">${message}</small>`.replace(
          /\s+/g,
          ' ',
        ),
      )
    }
    expect(await stateOf(id)).toBe(15)
  })

  test('reports the error of each field, and ignores fields that the form lacks', () => {
    const { fields } = invoices.actions.charge
    const message = (given: Record<string, string>) => {
      try {
        return fieldValues(fields, given)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return error.more.errors?.map(({ path, message: [, english] }) => [path, english])
      }
    }
    expect(message({ amount: '1,5,0', remark: '' })).toEqual([
      ['amount', 'Amount format error.'],
      ['remark', 'Please enter remark.'],
    ])
    expect(message({ amount: ' 1.50 ', remark: '税差', toString: 'x' })).toEqual({
      amount: '1.50',
      remark: '税差',
    })
    expect(message({ amount: '\u202d１，２３４．５０ 元\u202c', remark: '税差' })).toEqual({
      amount: '1234.50',
      remark: '税差',
    })
  })

  test('accepts one of ten parallel actions', async () => {
    const id = await apply()
    const visit = await operator()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visit.act('memberships', 'takeUp', id)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array(9).fill(409)])
    expect(await acts()).toHaveLength(1)
    // The domain's own guard, without the desk's check of open entries.
    await expect(bed.inside(() => desk.actions.takeUp.act(id, {}))).rejects.toMatchObject({ code: 409 })
  })
})

describe('the shop’s time', () => {
  test('moves for the whole shop, is stored and logs out no user', async () => {
    const token = await bed.login('demo')
    const visit = await operator()
    expect((await visit.post('/demo/operator/clock', { hours: '240' })).status).toBe(303)
    expect(clock.offset()).toBe(240 * hour)
    const [row] = await bed.inside(() => db().select().from(appClock))
    expect(row?.offsetMs).toBe(240 * hour)
    expect(await bed.call(userInfo, {}, { token })).toMatchObject({ loginAccount: 'demo' })
    expect(await visit.page()).toContain('Shop time')
    expect(await acts()).toMatchObject([{ entity: 'clock', action: '+240 h' }])
    expect(bed.errors).toEqual([])
  })

  test('moves only by the offered steps', async () => {
    const visit = await operator()
    for (const hours of ['-24', '25', '1e9', '']) await visit.post('/demo/operator/clock', { hours })
    expect(clock.offset()).toBe(0)
  })
})

describe('the autopilot', () => {
  const turn = (pace: 'fast' | 'real') => bed.inside(() => autopilot(pace))

  test('fast: runs each step 8 to 20 seconds after the last one', async () => {
    const id = await apply()
    bed.wait(7_000)
    expect([await turn('fast'), await stateOf(id)]).toEqual([0, 10])
    bed.wait(14_000)
    expect([await turn('fast'), await stateOf(id)]).toEqual([1, 15])
    expect(await turn('fast')).toBe(0)
    bed.wait(21_000)
    expect([await turn('fast'), await stateOf(id)]).toEqual([1, 20])
    expect((await acts()).map(({ actorId }) => actorId)).toEqual(['autopilot', 'autopilot'])
  })

  test('real: runs a step at its promised time', async () => {
    const id = await apply()
    bed.wait(23 * hour)
    expect([await turn('real'), await stateOf(id)]).toEqual([0, 10])
    bed.wait(61 * minute)
    expect([await turn('real'), await stateOf(id)]).toEqual([1, 15])
  })

  test('leaves waiting rows of the seed to a person', async () => {
    const id = await bed.inside(() => clock.at(new Date('2026-01-01'), () => apply()))
    bed.wait(48 * hour)
    expect([await turn('fast'), await stateOf(id)]).toEqual([0, 10])
  })

  test('is off, fast or real, and only in a demo', () => {
    expect(readConfig({ DEMO: '1', DEMO_AUTOPILOT: 'fast' }).autopilot).toBe('fast')
    expect(readConfig({ DEMO_AUTOPILOT: 'fast' }).autopilot).toBe('off')
    expect(() => readConfig({ DEMO: '1', DEMO_AUTOPILOT: 'slow' })).toThrow('off, fast or real')
  })
})
