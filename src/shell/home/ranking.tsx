import type { Goods } from '../../catalogue/goods/goods.contract'
import { pictureAddress } from '../../core/address/picture-address'
import { GoodsPrice } from '../../catalogue/goods/goods-price'
import { pictureOf, unitOf } from '../../catalogue/goods/goods-unit'
import { classNames } from '../../ui/class-names'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { Picture } from '../../ui/picture'
import { useSheet } from '../../ui/sheet'
import { Skeleton } from '../../ui/pages/skeleton'
import { ThemeLink } from '../../site/links/theme-link'
import { GoodsFailed, useBlockGoods } from './block-goods'
import type { BlockProps } from './blocks'
import { mostRanked } from './goods-blocks'
import { homeMessages } from './home.messages'
import sheet from './ranking.css?sheet'

/** A ranked product with its badge. */
function Ranked({ goods, rank }: { goods: Goods; rank: number }) {
  const scope = useScope()
  const href = useHref()
  const say = useSay(homeMessages)
  const address = href('goods', { goodsId: goods.id })
  return (
    <li className="home-ranked row gap-12 stretch ruled">
      <span className={classNames('home-ranked-place', rank === 1 && 'home-ranked-first')}>
        <span className="visually-hidden">{say('rank', { n: rank })}</span>
        <span aria-hidden="true">{rank}</span>
      </span>
      <a href={address} tabIndex={-1} aria-hidden="true">
        <Picture src={pictureAddress(scope, pictureOf(goods.goodsImageShow))} alt="" size={72} />
      </a>
      <div className="home-ranked-words grow shrink">
        <a className="home-ranked-name text-dense clamp-2 brand-hover" href={address} title={goods.goodsName}>
          {goods.goodsName}
        </a>
        <GoodsPrice prices={goods.skuItemDefault} unit={unitOf(goods)} />
      </div>
    </li>
  )
}

const RankedSkeleton = () => (
  <li className="home-ranked row gap-12 stretch ruled">
    <Skeleton width={72} height={72} />
    <div className="home-ranked-words grow shrink">
      <Skeleton width={150} height={14} />
      <Skeleton width={64} height={16} />
    </div>
  </li>
)

/** The first three best sellers under a heading. */
export function Ranking({ list }: { list: BlockProps<'hotGoods'>['topList'][number] }) {
  useSheet(sheet)
  const say = useSay(homeMessages)
  const ids = list.goods_select.slice(0, mostRanked)
  const { found, waiting, failed, retry } = useBlockGoods(ids)
  const goods = ids.flatMap((id) => found.get(id) ?? [])
  return (
    <section className="home-ranking">
      <header className="home-ranking-head row gap-12 between">
        <h3 className="bold">{list.label}</h3>
        {list.link !== undefined && (
          <ThemeLink className="home-more inline-row gap-2 rigid text-meta ink-2 brand-hover" url={list.link}>
            {say('more')}
            <Icon name="chevronRight" size={12} />
          </ThemeLink>
        )}
      </header>
      {failed && <GoodsFailed retry={retry} />}
      <ol aria-busy={waiting}>
        {waiting && ids.map((id) => <RankedSkeleton key={id} />)}
        {!waiting && goods.map((each, at) => <Ranked key={each.id} goods={each} rank={at + 1} />)}
      </ol>
    </section>
  )
}
