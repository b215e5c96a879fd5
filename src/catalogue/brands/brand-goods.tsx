import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { GoodsListView } from '../goods/list/goods-list-view'
import { BrandMark } from './brand-mark'
import type { Brand } from './brands.contract'
import { brandsMessages } from './brands.messages'

/** Page of one brand: its description and the list of its goods with filters, order and views. */
export function BrandGoods({ brand }: { brand: Brand }) {
  const say = useSay(brandsMessages)
  const href = useHref()
  return (
    <>
      <header className="card brand-head row gap-16">
        <BrandMark brand={brand} size={72} />
        <span className="brand-words stack shrink text-meta ink-3">
          <h1 className="text-h1 bold ink" part="title">
            {brand.brandName}
          </h1>
          <span>{say('goods', { n: brand.goodsCount })}</span>
        </span>
        <LinkButton href={href('brands')}>{say('all')}</LinkButton>
      </header>
      <GoodsListView given={{ brandId: brand.id }} hide="breadcrumb title" />
    </>
  )
}
