import { later } from '../../ui/later'
import { useSheet } from '../../ui/sheet'
import type { ShopGift } from './gift-shapes'
import sheet from './shop-gifts.css?sheet'

// Loaded on demand because few goods bring gifts.
const ShopGifts = later(() => import('./shop-gifts'))

/** Gifts that come with the goods of a shop. */
export function GiftsOfShop({ gifts, shopId }: { gifts: readonly ShopGift[] | undefined; shopId: string }) {
  useSheet(sheet)
  const own = gifts?.filter((gift) => gift.shopId === shopId)
  return (
    own?.[0] && (
      <ShopGifts
        gifts={own}
        waiting={
          <span className="gifts-earned stack shrink text-meta">
            {own.map(({ id, missing }) => (
              <span key={`${id} ${missing}`} className="gift-earned row wrap gap-8 row-gap-4" />
            ))}
          </span>
        }
      />
    )
  )
}
