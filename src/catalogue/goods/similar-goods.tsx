import { useStore } from '@nanostores/react'
import { Card } from '../../ui/card'
import { useHref, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { pictureAddress } from './goods-pictures'
import { GoodsPrice } from './goods-price'
import { pictureOf, unitOf } from './goods-unit'

/** What sells best in the same category; nothing while there is nothing. */
export function SimilarGoods({ store }: { store: GoodsDetailStore }) {
  const say = useSay(goodsDetailMessages)
  const scope = useScope()
  const href = useHref()
  const { value: goods = [] } = useStore(store.similar.$state)
  if (goods.length === 0) return null
  return (
    <Card padding="none" className="similar">
      <h2 className="similar-title">{say('similar')}</h2>
      <ul>
        {goods.map((each) => (
          <li key={each.id} className="similar-goods">
            <a
              className="similar-picture"
              href={href('goods', { goodsId: each.id })}
              tabIndex={-1}
              aria-hidden="true"
            >
              <Picture src={pictureAddress(scope, pictureOf(each.goodsImageShow))} alt="" size={56} />
            </a>
            <div className="similar-words">
              <a className="similar-name" href={href('goods', { goodsId: each.id })} title={each.goodsName}>
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
