import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { translation } from '../../../demo/server/core/database/translation.table'
import { day } from '../../../demo/server/core/time/business-time'
import { approvalMail, requestHold } from '../../../demo/server/trade/requests/requests.table'
import { settings, updateSettings } from '../../../src/account/settings/settings.contract'
import { saveApprovalSettings } from '../../../src/trade/approval-rules/approval-rules.contract'
import { bed, changeSku, expectSound, ordersOf, sellsShort } from '../checkout/checkout-bed'
import { decided, mailsTo, opened, requested, rowOf, stepped } from './request-bed'

let sub = ''
let demo = ''
let a = ''
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
  await bed.inside(() => db().delete(approvalMail))
})

const sent = () => mailsTo('demo@example.com')

/** Lets links decide without a login up to an amount. */
const withoutLogin = (mailLimit: string, limitCurrency?: string) =>
  bed.call(
    saveApprovalSettings,
    { body: { mailApproval: 'belowLimit', mailLimit, limitCurrency } },
    { token: demo },
  )

/** Submits a request for 3 pieces at 10.00. @returns it with the path of the link in its mail */
async function mailed() {
  const { id } = await requested(sub, [{ skuId: a, quantity: 3 }])
  const [text = ''] = await sent()
  const url = /http\S+/.exec(text)?.[0] ?? ''
  return { id, text, url, path: url && new URL(url).pathname }
}

const ask = async (
  path: string,
  {
    token = '',
    form,
    language = 'en',
  }: { token?: string; form?: Record<string, string>; language?: string } = {},
) => {
  const headers = { 'Accept-Language': language, ...(token && { Cookie: `PC_TOKEN=${token}` }) }
  const body = form && new URLSearchParams(form)
  const answer = await bed.app.request(path, {
    method: form ? 'POST' : 'GET',
    headers,
    ...(body && { body }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const approve = { decision: 'approve' }

describe('an approval mail', () => {
  test('names requester, goods, total and one link, and opening the link decides nothing', async () => {
    await withoutLogin('100.00')
    const { id, text, url, path } = await mailed()
    expect(url).toMatch(/^http:\/\/localhost:4173\/api\/approve\/[\w-]{43}$/)
    expect(text).toContain('¥30.00')
    for (let time = 0; time < 3; time++) {
      const { status, text: page } = await ask(path)
      expect(status).toBe(200)
      expect(page).toContain('¥30.00')
      expect(page).toContain('<form method="post">')
    }
    expect((await rowOf(id)).state).toBe(10)
  })

  test('links to a page that names the goods in the language of its reader, inside of one landmark', async () => {
    await withoutLogin('100.00')
    const { id, path } = await mailed()
    const [source = ''] = (await rowOf(id)).goods
    await bed.inside(async () => {
      await db().delete(translation).where(eq(translation.source, source))
      await db().insert(translation).values({ language: 'en', source, words: 'Work gloves' })
    })
    const { text: page } = await ask(path)
    expect(page).toContain('Work gloves × 3')
    expect(page).not.toContain(source)
    expect(page.match(/<main>/g)).toHaveLength(1)
  })

  test.each([
    ['en', 'Out of stock'],
    ['zh', '缺货'],
  ])('links to a page that marks lines that cannot be ordered now, in %s', async (language, tag) => {
    await sellsShort(20)
    await withoutLogin('100.00')
    const { path } = await mailed()
    expect((await ask(path, { language })).text).not.toContain(tag)
    await bed.inside(() => db().delete(requestHold))
    await changeSku(a, { stock: 0, reserved: 0 })
    expect((await ask(path, { language })).text).toMatch(new RegExp(`× 3\\s*<b>${tag}</b>`))
  })

  test('decides through its form once, and then shows the result with a link to the request', async () => {
    await withoutLogin('100.00')
    const { id, path } = await mailed()
    expect((await ask(path, { form: approve })).text).toContain('Ordered')
    const again = await ask(path, { form: approve })
    expect(again.text).toContain('You have already decided this request by this link.')
    expect(again.text).toContain(`/user/request/${(await rowOf(id)).requestNo}`)
    expect(await ordersOf('10001', a)).toHaveLength(1)
    await expectSound()
  })

  test('requires a reason to reject, and stays valid for another try', async () => {
    await withoutLogin('100.00')
    const { id, path } = await mailed()
    expect((await ask(path, { form: { decision: 'reject' } })).text).toContain('Please enter a reason.')
    expect((await ask(path, { form: { decision: 'burn' } })).text).toContain('<form method="post">')
    expect((await rowOf(id)).state).toBe(10)
    await ask(path, { form: { decision: 'reject', reason: 'no budget' } })
    expect((await rowOf(id)).state).toBe(50)
  })

  test.each([
    ['above the limit', '29.99', 'CNY'],
    ['of a purchase in another currency than the limit', '100.00', 'USD'],
  ])('requires a login %s, and decides for its approver after it', async (_, limit, currency) => {
    const { id, path } = await mailed()
    await withoutLogin(limit, currency)
    for (const form of [undefined, approve]) {
      const { text } = await ask(path, form && { form })
      expect(text).toContain('Your company requires a login to decide.')
      expect(text).not.toContain('<form')
    }
    expect((await rowOf(id)).state).toBe(10)
    expect((await ask(path, { token: demo, form: approve })).text).toContain('Ordered')
    expect((await rowOf(id)).state).toBe(40)
  })

  test('shows another account no part of the request, and rejects its decision', async () => {
    await withoutLogin('100.00')
    const { id, path } = await mailed()
    const { text } = await ask(path, { token: sub, form: approve })
    expect(text).toContain('You are logged in to another account.')
    expect(text).not.toContain('30.00')
    expect((await rowOf(id)).state).toBe(10)
  })

  test('does not decide another revision', async () => {
    await withoutLogin('100.00')
    const { id, path } = await mailed()
    await decided(id, demo, { decision: 'sendBack', reason: 'which line?' })
    expect((await ask(path, { form: approve })).text).toContain('no longer waits')
    await stepped(id, 'resubmit', sub)
    expect((await ask(path, { form: approve })).text).toContain('The request has changed since this mail.')
    expect((await rowOf(id)).state).toBe(10)
    expect(await sent()).toHaveLength(2)
  })

  test('expires after 7 days', async () => {
    await withoutLogin('100.00')
    const { id, path } = await mailed()
    bed.wait(7 * day)
    expect((await ask(path, { form: approve })).text).toContain('This link has expired.')
    expect((await rowOf(id)).state).toBe(10)
  })

  test('is not sent if the company or the approver has disabled it', async () => {
    const before = (await sent()).length
    const { noticesWanted: _, ...own } = await bed.call(settings, {}, { token: demo })
    await bed.call(
      updateSettings,
      { body: { ...own, noticesWanted: [], passwordFreeLimit: '0.00' } },
      { token: demo },
    )
    await requested(sub, [{ skuId: a, quantity: 1 }])
    expect(await sent()).toHaveLength(before)
    await bed.call(
      updateSettings,
      { body: { ...own, noticesWanted: [10, 20, 30, 40], passwordFreeLimit: '0.00' } },
      { token: demo },
    )
    await bed.call(saveApprovalSettings, { body: { mailApproval: 'off' } }, { token: demo })
    await requested(sub, [{ skuId: a, quantity: 1 }])
    expect(await sent()).toHaveLength(before)
  })

  test('stores no token in the database', async () => {
    const { url } = await mailed()
    const rows = await bed.inside(() => db().select().from(approvalMail))
    expect(JSON.stringify(rows)).not.toContain(url.slice(-43))
  })
})

test.each(['x', 'A'.repeat(43)])('answers the unknown link %s with 404', async (token) => {
  const { status } = await ask(`/api/approve/${token}`)
  expect(status).toBe(404)
})
