import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, tx } from '../../../demo/server/core/database/db'
import {
  serviceMessage,
  serviceTopic,
} from '../../../demo/server/site/customer-service/customer-service.table'
import { desk } from '../../../demo/server/site/customer-service/service-messages.desk'
import { leaveMessage, serviceTopics } from '../../../src/site/customer-service/customer-service.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const query = {}
const topics = async () => (await bed.call(serviceTopics, { query })).topics
const storedMessages = () => bed.inside(() => db().select().from(serviceMessage))
const message = { name: '王敏', phone: '13800001234', content: '6204 什么时候到货？' }

describe('the service centre', () => {
  test('explains ordering, returns and invoices, with links', async () => {
    const found = await topics()
    expect(found.map(({ title }) => title)).toEqual(['如何下单', '如何退换', '如何开票'])
    for (const { contentHtml, links } of found) {
      expect(contentHtml).toContain('<li>')
      expect(links.filter(({ url }) => /^\/help\/\d+$/.test(url))).toHaveLength(3)
    }
  })

  test('reads topics from the database and hides a withdrawn one', async () => {
    const [first, second] = await topics()
    const change = (id: string | undefined, row: Partial<typeof serviceTopic.$inferInsert>) =>
      bed.inside(() =>
        db()
          .update(serviceTopic)
          .set(row)
          .where(eq(serviceTopic.id, id ?? '')),
      )
    await change(first?.id, { status: 20 })
    await change(second?.id, { title: '换了题目' })
    expect((await topics()).map(({ title }) => title)).toEqual(['换了题目', '如何开票'])
  })
})

describe('a message', () => {
  test('is stored for a visitor without an account', async () => {
    const { id } = await bed.call(leaveMessage, { query, body: message })
    expect(await storedMessages()).toMatchObject([{ id, siteId: '1001', customerId: null, ...message }])
  })

  test('is stored with the account of a member', async () => {
    const token = await bed.login('demo')
    await bed.call(
      leaveMessage,
      { query, body: { phone: message.phone, content: message.content } },
      { token },
    )
    const [row] = await storedMessages()
    expect(row?.customerId).toMatch(/^\d+$/)
    expect(row?.name).toBeNull()
  })

  test('waits at the platform’s desk until one answer', async () => {
    await bed.call(leaveMessage, { query, body: message })
    const waiting = () => bed.inside(() => desk.waiting())
    const [row] = await waiting()
    expect(row).toMatchObject({ head: '王敏 13800001234', lines: [message.content], actions: ['answer'] })
    const answer = () => bed.inside(() => tx(() => desk.actions.answer.act(row?.id ?? '')))
    await answer()
    expect(await waiting()).toEqual([])
    await expect(answer()).rejects.toMatchObject({ code: 409 })
  })

  test('is rejected without a valid phone or text, with an error at the field', async () => {
    for (const [body, path] of [
      [{ ...message, phone: '' }, 'phone'],
      [{ ...message, phone: '12345' }, 'phone'],
      [{ ...message, content: '  ' }, 'content'],
      [{ ...message, content: '字'.repeat(501) }, 'content'],
      [{ ...message, name: '字'.repeat(21) }, 'name'],
    ] as const)
      await expect(bed.call(leaveMessage, { query, body })).rejects.toMatchObject({
        code: 400,
        fields: [{ path: expect.stringContaining(path) }],
      })
    expect(await storedMessages()).toEqual([])
  })

  test('is rejected by a site without the form', async () => {
    const other = { brandTerminalId: '1003' }
    await expect(bed.call(leaveMessage, { query: other, body: message })).rejects.toMatchObject({ code: 403 })
    await expect(
      bed.call(leaveMessage, { query: { brandTerminalId: '9' }, body: message }),
    ).rejects.toMatchObject({ code: 404 })
    expect(await storedMessages()).toEqual([])
  })

  test('is refused with 429 after five from one address', async () => {
    for (let at = 0; at < 5; at++) await bed.call(leaveMessage, { query, body: message })
    await expect(bed.call(leaveMessage, { query, body: message })).rejects.toMatchObject({ code: 429 })
    expect(await storedMessages()).toHaveLength(5)
  })
})

describe('the demo’s chat page', () => {
  const open = async (id: string) => bed.app.request(`/demo/chat?brandSiteId=${encodeURIComponent(id)}`)

  test('names the requested site', async () => {
    const page = await open('1001')
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/禾拓工采[^]*<b>1001<\/b>/)
  })

  test('escapes an invalid id', async () => {
    const page = await open('<script>alert(1)</script>')
    expect(await page.text()).not.toContain('<script>')
  })
})
