import { useScope } from '../../../ui/host'
import { Picture } from '../../../ui/picture'
import { Tag } from '../../../ui/tag'
import type { Goods } from '../goods.contract'
import { pictureAddress } from '../../../core/address/picture-address'
import { pictureOf } from '../goods-unit'
import { priceName } from '../price-name'

type GoodsCardTileProps = { goods: Goods; href: string; row: boolean }

/** Picture of a card with one tag. Not a Tab stop, because the name is the same link. */
export function GoodsCardTile({ goods, href, row }: GoodsCardTileProps) {
  const scope = useScope()
  const lowered = priceName(goods.skuItemDefault)
  // The price shows its own kind, so the tag skips it.
  const tag = goods.tags.find(({ kind }) => kind !== 'member' && `${kind}Price` !== lowered)
  return (
    <a className="goods-card-tile rigid below-12 block" href={href} tabIndex={-1} aria-hidden="true">
      <Picture
        src={pictureAddress(scope, pictureOf(goods.goodsImageShow))}
        alt=""
        size={row ? 48 : undefined}
      />
      {tag && !row && <Tag tone="brand">{tag.label}</Tag>}
    </a>
  )
}
