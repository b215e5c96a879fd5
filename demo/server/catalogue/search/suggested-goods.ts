import { and } from 'drizzle-orm'
import type { Asker } from '../goods/asker'
import { cardsById, type GoodsCard } from '../goods/goods-cards'
import { cachedUntilChanged } from '../goods/cached-until-changed'
import { closest } from './closest'
import { countHits } from './count-hits'
import { rankedIds } from './ranked-goods'
import { answering } from './search-condition'
import type { Wanted } from './wanted'
import { visibleTo, visibilityKey, type Reader } from '../goods/visible-goods'

const most = 5

const cachedIds = cachedUntilChanged<string[]>(2_000)

async function best(wanted: readonly Wanted[], reader: Reader): Promise<string[]> {
  const ways = wanted.map((one) => one.ways)
  return cachedIds(await visibilityKey(reader), ways, async () => {
    const [total = 0] = await countHits([wanted], reader)
    const where = and(visibleTo(reader), answering(wanted))
    return rankedIds(wanted, { where, total, byWords: true }, 0, most)
  })
}

/** Returns the first goods of the keyword's product list, as the asker may see them. */
export async function goodsFor(
  wanted: readonly Wanted[],
  asker: Asker,
): Promise<{ text: string; count: number; goods: GoodsCard }[]> {
  // A single character matches too many texts, and no index supports it.
  if (!wanted.some(({ ways }) => ways.flat().some((term) => [...term].length > 1))) return []
  let ids = await best(wanted, asker)
  if (!ids.length) {
    const reading = await closest(wanted, asker)
    if (reading) ids = await best(reading.wanted, asker)
  }
  const cards = await cardsById(ids, asker)
  return cards.map((card) => ({ text: card.goodsName, count: 1, goods: card }))
}
