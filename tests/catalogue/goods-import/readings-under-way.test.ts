import { beforeEach, expect, test } from 'vitest'
import { goodsImport } from '../../../demo/server/catalogue/goods-import/goods-import.table'
import { bringIn, readingBounds } from '../../../demo/server/catalogue/goods-import/imports'
import { db } from '../../../demo/server/core/database/db'
import { soon } from '../../soon'
import { ownShop } from './own-shop'
import { product, sheet } from './sheets'

beforeEach(ownShop.reset)

/** A file whose rows come once `end` is called. */
function heldFile() {
  const reading = { now: 0, most: 0 }
  let end = () => {}
  const ended = new Promise<void>((done) => (end = done))
  const file = sheet('products', [product(1)])
  return {
    reading,
    end,
    file: {
      ...file,
      async *rows() {
        reading.most = Math.max(reading.most, ++reading.now)
        await ended
        yield* file.rows()
        reading.now -= 1
      },
    },
  }
}

test('two files are read at a time, one per operator, and others wait or are rejected', () =>
  ownShop.inside(async () => {
    const { reading, file, end } = heldFile()
    const refused: unknown[] = []
    const bring = async (operator: string) => {
      try {
        await (
          await bringIn('products', file, operator)
        ).read
      } catch (error) {
        refused.push(error)
      }
    }
    const own = Array.from({ length: 5 }, () => bring('one'))
    await soon(() => expect([reading.now, refused.length]).toEqual([1, 2]))
    expect(refused[0]).toMatchObject({ code: 429, more: { retryAfter: 10 } })
    // Those that wait or were refused have not begun.
    expect(await db().$count(goodsImport)).toBe(1)
    const others = ['two', 'three', 'four'].map(bring)
    await soon(() => expect(reading.now).toBe(readingBounds.all.atOnce))
    end()
    await Promise.all([...own, ...others])
    expect([reading.most, refused.length]).toEqual([readingBounds.all.atOnce, 2])
    expect(await db().$count(goodsImport)).toBe(6)
  }))
