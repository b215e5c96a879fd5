import { useHref } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { ShopFacts } from './shop-facts'
import { ShopMark } from './shop-mark'
import type { Shop } from './shops.contract'

/** Shop in the list; the whole row is a link. */
export function ShopRow({ shop }: { shop: Shop }) {
  const href = useHref()
  return (
    <li>
      <a className="shop-row row gap-16 focus-inside" part="row" href={href('shop', { shopId: shop.id })}>
        <ShopMark shop={shop} size={56} />
        <span className="shop-words stack gap-4 grow shrink">
          <b className="shop-name text-h3">{shop.name}</b>
          <span className="text-dense ink-2">{shop.intro}</span>
        </span>
        <ShopFacts shop={shop} />
        <Icon name="chevronRight" size={16} />
      </a>
    </li>
  )
}
