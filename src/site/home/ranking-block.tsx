import type { Goods } from '../../catalogue/goods/goods.contract'
import { pictureAddress } from '../../catalogue/goods/goods-pictures'
import { GoodsPrice } from '../../catalogue/goods/goods-price'
import { pictureOf, unitOf } from '../../catalogue/goods/goods-unit'
import { classNames } from '../../ui/class-names'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { Skeleton } from '../../ui/skeleton'
import { ThemeLink } from '../links/theme-link'
import { GoodsFailed, useBlockGoods } from './block-goods'
import type { BlockProps } from './blocks'
import { homeMessages } from './home.messages'

type RankingList = BlockProps<'ranking'>['lists'][number]

/** One of the best, with its place. */
function Ranked({ goods, rank }: { goods: Goods; rank: number }) {
  const scope = useScope()
  const href = useHref()
  const say = useSay(homeMessages)
  const address = href('goods', { goodsId: goods.id })
  return (
    <li className="ranked">
      <span
        className={classNames('ranked-place', rank === 1 && 'ranked-first')}
        aria-label={say('rank', { n: rank })}
      >
        {rank}
      </span>
      <a href={address} tabIndex={-1} aria-hidden="true">
        <Picture src={pictureAddress(scope, pictureOf(goods.goodsImageShow))} alt="" size={72} />
      </a>
      <div className="ranked-words">
        <a className="ranked-name" href={address} title={goods.goodsName}>
          {goods.goodsName}
        </a>
        <GoodsPrice prices={goods.skuItemDefault} unit={unitOf(goods)} />
      </div>
    </li>
  )
}

const RankedSkeleton = () => (
  <li className="ranked">
    <Skeleton width={72} height={72} />
    <div className="ranked-words">
      <Skeleton width={150} height={14} />
      <Skeleton width={64} height={16} />
    </div>
  </li>
)

function Ranking({ list: { label, url, goodsIds } }: { list: RankingList }) {
  const say = useSay(homeMessages)
  const { found, waiting, failed, retry } = useBlockGoods(goodsIds)
  const goods = goodsIds.flatMap((id) => found.get(id) ?? [])
  return (
    <section className="ranking">
      <header className="ranking-head">
        <h3 className="ranking-title">{label}</h3>
        <ThemeLink className="home-more" url={url}>
          {say('more')}
          <Icon name="chevronRight" size={12} />
        </ThemeLink>
      </header>
      {failed && <GoodsFailed retry={retry} />}
      <ol aria-busy={waiting}>
        {waiting && goodsIds.map((id) => <RankedSkeleton key={id} />)}
        {!waiting && goods.map((each, at) => <Ranked key={each.id} goods={each} rank={at + 1} />)}
      </ol>
    </section>
  )
}

/** Best sellers, up to four lists side by side, the first three of each. */
export const RankingBlock = ({ props: { lists } }: { props: BlockProps<'ranking'> }) => (
  <div className="home-block rankings">
    {lists.map((list) => (
      <Ranking key={list.label} list={list} />
    ))}
  </div>
)
