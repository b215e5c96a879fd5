import { wholeNumber } from '../../core/whole-number'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { Icon, type IconName } from '../../ui/icon'
import { Pager } from '../../ui/pager'
import { Segmented } from '../../ui/segmented'
import type { Sort } from './goods.contract'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsQuery } from './goods-query'
import { PriceRange } from './price-range'

type GoodsSortBarProps = {
  query: GoodsQuery
  /** All goods of all pages. */
  total: number
  pages: number
  onChange: (change: Partial<GoodsQuery>) => void
  onView: (view: GoodsQuery['view']) => void
}

/** Order, price, stock and view of the list, in one row. */
export function GoodsSortBar({ query, total, pages, onChange, onView }: GoodsSortBarProps) {
  const say = useSay(goodsListMessages)
  const { sort } = query

  const order = (to: Sort, chosen: boolean, label: ReactNode, icon?: IconName, title?: string) => (
    <button
      type="button"
      className={classNames('sort-order', chosen && 'sort-order-chosen')}
      aria-pressed={chosen}
      title={title}
      onClick={() => onChange({ sort: to })}
    >
      {label}
      {icon && <Icon name={icon} size={12} />}
    </button>
  )
  const byPrice = sort === 'priceAsc' || sort === 'priceDesc'
  const priceIcon = sort === 'priceAsc' ? 'arrowUp' : sort === 'priceDesc' ? 'arrowDown' : 'arrowsUpDown'
  const nextPrice = sort === 'priceAsc' ? 'priceDesc' : 'priceAsc'

  return (
    <section className="card sort-bar" aria-label={say('sort')}>
      <div className="sort-orders" role="group" aria-label={say('sort')}>
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
      <PriceRange min={query.minPrice} max={query.maxPrice} onChange={onChange} />
      <Checkbox checked={query.inStock} onChange={(event) => onChange({ inStock: event.target.checked })}>
        {say('inStock')}
      </Checkbox>
      <Checkbox
        checked={query.memberPriceOnly}
        onChange={(event) => onChange({ memberPriceOnly: event.target.checked })}
      >
        {say('memberPriceOnly')}
      </Checkbox>
      <span className="sort-count" role="status">
        {say('count', { n: wholeNumber(total) })}
      </span>
      <Segmented
        label={say('view')}
        value={query.view}
        options={[
          { value: 'grid', label: say('grid'), icon: 'grid' },
          { value: 'table', label: say('table'), icon: 'list' },
        ]}
        onChange={onView}
      />
      {pages > 0 && <Pager page={query.page} pages={pages} onPage={(page) => onChange({ page })} />}
    </section>
  )
}
