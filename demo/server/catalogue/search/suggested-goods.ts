import { and, desc } from 'drizzle-orm'
import type { Asker } from '../goods/asker'
import { cardsOf, type GoodsCard } from '../goods/goods-cards'
import { goodsRows } from '../goods/goods-rows'
import { goods } from '../goods/goods.table'
import { closest } from './closest'
import { answering, relevance } from './search-condition'
import type { Wanted } from './wanted'
import { metBy, type Reader } from '../goods/met-goods'

const most = 5

const best = (wanted: readonly Wanted[], reader: Reader) =>
  goodsRows()
    .where(and(metBy(reader), answering(wanted)))
    .orderBy(desc(relevance(wanted)), desc(goods.weight), goods.id)
    .limit(most)

/** The goods that a list of the keyword begins with, as the asker may see them. */
export async function goodsFor(
  wanted: readonly Wanted[],
  asker: Asker,
): Promise<{ text: string; count: number; goods: GoodsCard }[]> {
  // One sign stands in too many texts, and no index finds it.
  if (!wanted.some(({ ways }) => ways.flat().some((term) => [...term].length > 1))) return []
  let rows = await best(wanted, asker)
  if (!rows.length) {
    const reading = await closest(wanted, asker)
    if (reading) rows = await best(reading.wanted, asker)
  }
  const cards = await cardsOf(rows, asker)
  return cards.map((card) => ({ text: card.goodsName, count: 1, goods: card }))
}
