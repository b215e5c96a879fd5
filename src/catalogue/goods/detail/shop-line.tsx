import { useHref, useSay } from '../../../ui/host'
import { LinkButton } from '../../../ui/link-button'
import { Icon } from '../../../ui/icons/icon'
import { Tag } from '../../../ui/tag'
import { useLabel } from '../../../ui/use-label'
import { shopType } from '../../shops/shop-type'
import type { GoodsDetail } from '../goods.contract'
import { ContactLink } from './contact-link'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'

type ShopLineProps = { shop: NonNullable<GoodsDetail['shop']>; store: GoodsDetailStore }

/** Seller of the goods. */
export function ShopLine({ shop, store }: ShopLineProps) {
  const say = useSay(goodsDetailMessages)
  const typeLabel = useLabel(shopType)
  const href = useHref()
  return (
    <div className="goods-shop row gap-12 above-16">
      <span className="goods-shop-mark stack middle rigid brand">
        <Icon name="store" size={20} />
      </span>
      <div className="goods-shop-words grow shrink">
        <a className="bold brand-hover" href={href('shop', { shopId: shop.id })}>
          {shop.name}
        </a>
        <span className="goods-shop-facts row wrap gap-8 text-meta ink-2">
          <Tag>{typeLabel(shop.shopType)}</Tag>
          {shop.score && say('score', { score: shop.score })}
        </span>
      </div>
      <LinkButton
        size="small"
        href={href('shop', { shopId: shop.id })}
        aria-label={say('enterShopOf', { name: shop.name })}
      >
        {say('enterShop')}
      </LinkButton>
      <ContactLink store={store} label={say('service')} about={shop.name} />
    </div>
  )
}
