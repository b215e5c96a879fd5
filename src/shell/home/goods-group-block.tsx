import { Skeleton } from '../../ui/pages/skeleton'
import { useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { GoodsFailed, useBlockGoods } from './block-goods'
import type { BlockProps } from './blocks'
import { homeMessages } from './home.messages'
import { HomeTitle } from './title-block'

/** Lazy, because few home pages use it. */
const GoodsCard = later(async () => ({
  default: (await import('../../catalogue/goods/card/goods-card')).GoodsCard,
}))

const CardSkeleton = () => (
  <div className="home-goods-group-waiting stack gap-12 top">
    <Skeleton height={168} />
    <Skeleton width="45%" height={16} />
    <Skeleton height={14} />
    <Skeleton width="70%" height={14} />
  </div>
)

/** Goods under a heading, five per row. */
export function GoodsGroupBlock({ props: { title, link, data } }: { props: BlockProps<'goodsGroup'> }) {
  const say = useSay(homeMessages)
  const { found, waiting, failed, retry } = useBlockGoods(data)
  return (
    <section className="home-block">
      <HomeTitle text={title} more={link === undefined ? undefined : { label: say('more'), link }} />
      {failed && <GoodsFailed retry={retry} />}
      <ul className="home-goods-group" aria-busy={waiting}>
        {data.map((id) => {
          const goods = found.get(id)
          if (!goods && !waiting) return null
          return (
            <li key={id} className="home-goods-group-cell stack columns-1">
              {goods ? <GoodsCard goods={goods} waiting={<CardSkeleton />} /> : <CardSkeleton />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
