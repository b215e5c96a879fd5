import { useStore } from '@nanostores/react'
import type { Resource } from '../../../core/store/resource'
import { Card } from '../../../ui/card'
import { useHref, useScope } from '../../../ui/host'
import { Picture } from '../../../ui/picture'
import { Skeleton } from '../../../ui/pages/skeleton'
import type { Goods } from '../goods.contract'
import { pictureAddress } from '../../../core/address/picture-address'
import { GoodsPrice } from '../goods-price'
import { pictureOf, unitOf } from '../goods-unit'

type GoodsAsideListProps = {
  title: string
  of: Resource<Goods[]>
  /** Lays the goods out in a row instead of a column. */
  across?: boolean
}

/** Usual height in pixels. */
const usual = 480

/** Related goods beside a product; renders nothing if there are none. Its width is reserved while it loads. */
export function GoodsAsideList({ title, of, across = false }: GoodsAsideListProps) {
  const scope = useScope()
  const href = useHref()
  const { status, value: goods = [] } = useStore(of.$state)
  if (goods.length === 0)
    return status === 'loading' && !across ? (
      <Card padding="none" className="goods-similar">
        <Skeleton height={usual} />
      </Card>
    ) : null
  return (
    <Card padding="none" className={across ? 'goods-similar goods-similar-across' : 'goods-similar'}>
      <h2 className="goods-similar-title">{title}</h2>
      <ul>
        {goods.map((each) => (
          <li key={each.id} className="goods-similar-goods row gap-8 stretch">
            <a
              className="goods-similar-picture"
              href={href('goods', { goodsId: each.id })}
              tabIndex={-1}
              aria-hidden="true"
            >
              <Picture
                src={pictureAddress(scope, pictureOf(each.goodsImageShow))}
                alt=""
                size={across ? 96 : 56}
              />
            </a>
            <div className="shrink">
              <a
                className="goods-similar-name text-dense clamp-2 brand-hover"
                href={href('goods', { goodsId: each.id })}
                title={each.goodsName}
              >
                {each.goodsName}
              </a>
              <GoodsPrice prices={each.skuItemDefault} size="sm" unit={unitOf(each)} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
