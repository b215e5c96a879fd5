import { useStore } from '@nanostores/react'
import { useId, type ReactNode } from 'react'
import { showsMemberPrices } from '../../../site/params/member-prices.store'
import { Checkbox } from '../../../ui/forms/checkbox'
import { classNames } from '../../../ui/class-names'
import { useSay, useScope } from '../../../ui/host'
import { Icon, type IconName } from '../../../ui/icons/icon'
import { LinkOrButton } from '../../../ui/link-or-button'
import { Pager } from '../../../ui/tables/pager'
import { Segmented } from '../../../ui/forms/segmented'
import type { Sort } from '../goods.contract'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsList } from './goods-list.store'
import type { GoodsQuery } from './goods-query'
import { PriceRange } from './price-range'

type GoodsSortBarProps = {
  query: GoodsQuery
  /** Number of goods on all pages. */
  total: number
  /** The total is an estimate. */
  estimated: boolean | undefined
  pages: number
  list: GoodsList
}

/** Bar with order, price, stock and view of the list. */
export function GoodsSortBar({ query, total, estimated, pages, list }: GoodsSortBarProps) {
  const say = useSay(goodsListMessages)
  const { sort } = query
  const form = useId()
  const memberPrices = useStore(showsMemberPrices(useScope()))
  const { href } = list.to({ minPrice: '', maxPrice: '', inStock: false, memberPriceOnly: false })

  const order = (to: Sort, chosen: boolean, label: ReactNode, icon?: IconName, title?: string) => (
    <LinkOrButton
      {...list.to({ sort: to })}
      className={classNames(
        'goods-sort-order row gap-4 nowrap brand-hover',
        chosen && 'goods-sort-order-chosen bold brand',
      )}
      chosen={chosen}
      title={title}
      rel="nofollow"
    >
      {label}
      {icon && <Icon name={icon} size={12} />}
    </LinkOrButton>
  )
  const only = (condition: 'inStock' | 'memberPriceOnly', name: string) => (
    <Checkbox
      form={form}
      name={name}
      value="1"
      checked={query[condition]}
      onChange={(event) => list.change({ [condition]: event.target.checked })}
    >
      {say(condition)}
    </Checkbox>
  )
  const byPrice = sort === 'priceAsc' || sort === 'priceDesc'
  const priceIcon = sort === 'priceAsc' ? 'arrowUp' : sort === 'priceDesc' ? 'arrowDown' : 'arrowsUpDown'
  const nextPrice = sort === 'priceAsc' ? 'priceDesc' : 'priceAsc'

  return (
    <section className="card goods-sort row wrap gap-16 row-gap-8 text-dense" aria-label={say('sort')}>
      <div className="goods-sort-orders row gap-4 stretch" role="group" aria-label={say('sort')}>
        {order('default', sort === 'default', say('default'))}
        {order('sales', sort === 'sales', say('sales'), 'arrowDown')}
        {order(
          nextPrice,
          byPrice,
          <>
            {say('price')}
            {byPrice && <span className="visually-hidden">{say(sort)}</span>}
          </>,
          priceIcon,
          say(nextPrice),
        )}
        {order('new', sort === 'new', say('new'), 'arrowDown')}
      </div>
      <PriceRange id={form} href={href} min={query.minPrice} max={query.maxPrice} onChange={list.change} />
      {only('inStock', 'stock')}
      {memberPrices && only('memberPriceOnly', 'member')}
      <span className="goods-sort-count push ink-2 nowrap" role="status">
        {say(estimated ? 'about' : 'count', { n: total })}
      </span>
      <Segmented
        label={say('view')}
        value={query.view}
        options={[
          { value: 'grid', label: say('grid'), icon: 'grid' },
          { value: 'table', label: say('table'), icon: 'list' },
        ]}
        onChange={list.show}
      />
      {pages > 0 && <Pager page={query.page} pages={pages} to={(page) => list.to({ page })} />}
    </section>
  )
}
