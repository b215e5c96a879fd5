import { inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { tally } from '../../hard/hard'
import { openTestbed } from '../../server/testbed'
import lists from '../../vectors/asked-goods.json'

type Wish = { asked: string; right: string[] }

const bed = await openTestbed('catalogue')
let tried = 0

const isRight = ({ right }: Wish, { goodsName, attrs }: { goodsName: string; attrs: string[] }) => {
  const text = [goodsName, ...attrs].join('\n')
  return right.every((pattern) => new RegExp(pattern).test(text))
}

async function answers(wish: Wish): Promise<boolean> {
  const body = { brandTerminalId: '1001', pageSize: 20, goodsKeyWord: wish.asked }
  const { content } = await bed.call(goodsPage, { body })
  const ids = content.map(({ id }) => id)
  if (!ids.length) return false
  const rows = await bed.inside(() => db().select().from(goods).where(inArray(goods.id, ids)))
  return rows.some((row) => isRight(wish, row))
}

// Half of what buyers ask was looked at while the search was made, the other half was only measured.
test.each(Object.entries(lists))(
  '%s: the first page contains the right goods for 95 of 100 queries',
  async (_, list) => {
    const { goodsName, attrs } = goods
    const all = await bed.inside(() => db().select({ goodsName, attrs }).from(goods))
    const wishes = list.filter((wish) => all.some((row) => isRight(wish, row)))
    const missed: string[] = []
    for (const wish of wishes) if (!(await answers(wish))) missed.push(wish.asked)
    tried += wishes.length
    expect(wishes.length).toBeGreaterThan(10)
    expect(missed.length, missed.join(' · ')).toBeLessThanOrEqual(wishes.length * 0.05)
  },
)

afterAll(() => tally({ what: 'what buyers ask for', inputs: tried, lost: 0 }))
