import { useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { useLabel } from '../../ui/use-label'
import { shopType } from './shop-type'
import type { Shop } from './shops.contract'
import { shopsMessages } from './shops.messages'

/** Facts about a shop: type, rating and sales. */
export function ShopFacts({ shop }: { shop: Shop }) {
  const say = useSay(shopsMessages)
  const typeLabel = useLabel(shopType)
  return (
    <span className="shop-facts row wrap gap-16 row-gap-4 text-meta ink-3">
      <Tag>{typeLabel(shop.shopType)}</Tag>
      {shop.score && <span>{say('score', { score: shop.score })}</span>}
      <span>{say('goods', { n: shop.goodsCount })}</span>
    </span>
  )
}
