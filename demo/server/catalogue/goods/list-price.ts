import { sql, type SQL } from 'drizzle-orm'
import { goods } from './goods.table'
import { topLevel, type PriceQuestion } from './pricing'

type Asked = Omit<PriceQuestion, 'quantity'>

/**
 * The price by which goods are sorted and filtered for an asker: the one that he is shown for the smallest order
 * of the default SKU. Empty where it is hidden, so that it cannot be found by asking for ranges.
 */
export function listPrice({ who, vipShow }: Asked): SQL {
  if (who.kind === 'visitor') return sql`${goods.openPrice}`
  const level = Math.min(Math.max(who.memberLevel, 0), topLevel)
  const price = vipShow ? sql`${goods.levelPrices}[${level + 1}]` : sql`${goods.plainPrice}`
  return who.accountKind === 'channel' ? sql`round(${price} * ${who.priceMultiplier} / 10000.0, 2)` : price
}

/** Askers with one text see the same price everywhere in a list. */
export const priceGroup = ({ who, vipShow }: Asked): string =>
  who.kind === 'visitor'
    ? 'visitor'
    : [vipShow, who.memberLevel, who.accountKind === 'channel' && who.priceMultiplier].join(' ')
