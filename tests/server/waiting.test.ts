import { expect, test } from 'vitest'
import { day } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { desks } from '../../demo/server/core/operator/desk'
import { writeClaim } from '../../demo/server/money/reimbursement/claims'
import { desk } from '../../demo/server/money/reimbursement/claims.desk'
import { moveClaim } from '../../demo/server/money/reimbursement/move-claim'
import { seededMember } from '../../demo/server/session/sign-in/seeded-member'
import { claimKind } from '../../src/money/reimbursement/claim'
import type { Text } from '../../src/core/language/messages'
import { openTestbed } from './testbed'

const bed = await openTestbed('demo')

test('every desk lists the longest wait first', async () => {
  const unordered = await bed.inside(async () => {
    const found: string[] = []
    for (const [name, { waiting }] of desks) {
      const times = (await waiting()).map(({ since }) => since.getTime())
      if (times.some((time, at) => time < (times[at - 1] ?? 0))) found.push(name)
    }
    return found
  })
  expect(unordered).toEqual([])
})

/** Returns the first word of a desk entry's heading. Asterisks are skipped. */
const firstWord = (head: string | Text) =>
  /[\p{L}\p{N}]\S*/u.exec(typeof head === 'string' ? head : head[0])?.[0] ?? ''

test('every desk counts its waiting documents, finds one by id and steps to the next', async () => {
  await bed.inside(async () => {
    let seen = 0
    for (const [name, { waiting, count }] of desks) {
      const all = await waiting()
      const ids = all.map(({ id }) => id)
      expect([name, await count()]).toEqual([name, all.length])
      for (const row of all) expect([name, await waiting({ id: row.id })]).toEqual([name, [row]])
      const walked: string[] = []
      for (
        let [row] = await waiting({ most: 1 });
        row;
        [row] = await waiting({ behind: { at: row.since, id: row.id }, most: 1 })
      )
        walked.push(row.id)
      expect([name, walked]).toEqual([name, ids])
      seen += all.length
    }
    expect(seen).toBeGreaterThan(30)
  })
})

test('every desk finds a waiting document by the first word of its row', async () => {
  const lost = await bed.inside(async () => {
    const found: string[] = []
    for (const [name, { waiting, count }] of desks)
      for (const { id, head } of await waiting()) {
        const words = firstWord(head)
        const rows = await waiting({ words })
        if (!rows.some((row) => row.id === id) || (await count(words)) !== rows.length)
          found.push(`${name}: ${words}`)
      }
    return found
  })
  expect(lost).toEqual([])
})

test('a document that returns to a state waits from that time', async () => {
  await bed.inside(async () => {
    const who = await seededMember()
    const form = {
      title: '样品快递费',
      kind: claimKind.code.freight,
      amount: 1_000,
      spentOn: '2020-01-02',
      files: [],
    }
    const handedIn = (days: number) =>
      clock.ago(days * day, async () => {
        const { id } = await writeClaim(who, form)
        await moveClaim(id, 'submit', { actor: 'buyer', actorId: who.customerId })
        return id
      })
    const [first, second] = [await handedIn(900), await handedIn(800)]
    const waits = async () =>
      (await desk.waiting()).flatMap(({ id }) => (id === first || id === second ? [id] : []))
    expect(await waits()).toEqual([first, second])
    await desk.actions.approve.act(first, {})
    expect(await waits()).toEqual([second, first])
  })
})
