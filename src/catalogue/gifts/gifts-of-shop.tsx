import { later } from '../../ui/later'
import { Skeleton } from '../../ui/pages/skeleton'
import { useSheet } from '../../ui/sheet'
import type { ShopGift } from './gift-shapes'
import sheet from './shop-gifts.css?sheet'

// Loaded on demand because few goods bring gifts.
const ShopGifts = later(() => import('./shop-gifts'))

const rowHeight = 36

/** Gifts that come with the goods of a shop. */
export function GiftsOfShop({ gifts, shopId }: { gifts: readonly ShopGift[] | undefined; shopId: string }) {
  useSheet(sheet)
  const own = gifts?.filter((gift) => gift.shopId === shopId)
  return own?.[0] && <ShopGifts gifts={own} waiting={<Skeleton height={own.length * rowHeight} />} />
}
