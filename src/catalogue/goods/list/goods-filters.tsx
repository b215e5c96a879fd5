import { useState } from 'react'
import { classNames } from '../../../ui/class-names'
import { useSay } from '../../../ui/host'
import { FoldButton } from '../../../ui/fold-button'
import { Icon } from '../../../ui/icons/icon'
import { later } from '../../../ui/later'
import { AttributeRange } from './attribute-range'
import { useConditions, type FilterCardProps } from './use-conditions'
import { FilterRow } from './filter-row'
import { goodsListMessages } from './goods-list.messages'

// Loaded on demand, because most lists have no filters.
const ChosenFilters = later(() => import('./chosen-filters'))
const row = { minHeight: 40 }

/** Number of attributes with a separate row; the last row lists the names of the others. */
const open = 3

/** Card of filters: active filters, categories, brands, attributes. */
export function GoodsFilters(props: FilterCardProps) {
  const { query, answer, filtered, list } = props
  const say = useSay(goodsListMessages)
  const [shown, setShown] = useState<readonly string[]>([])
  const [unfolded, setUnfolded] = useState(false)
  const { brands, categories, attrs } = answer.facets
  const asValues = (rows: { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  const folded = attrs.slice(open)
  const conditions = useConditions(props)
  const toggle = (name: string) =>
    setShown(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name])

  const attributeRow = ({ name, label = name, values, range }: (typeof attrs)[number]) => (
    <FilterRow
      key={name}
      label={label}
      values={values}
      chosen={query.attrs.get(name) ?? []}
      to={(chosen) => list.to({ attrs: new Map([[name, chosen]]) })}
    >
      {range && <AttributeRange {...{ name, label, range, query, list }} />}
    </FilterRow>
  )

  if (brands.length + categories.length + attrs.length === 0 && !filtered) return null
  return (
    <section
      className={classNames('card', 'goods-filters', unfolded && 'goods-filters-open')}
      aria-label={say('filters')}
    >
      <FoldButton className="goods-filters-fold" open={unfolded} onFold={setUnfolded}>
        <Icon name="filter" size={16} />
        {conditions.length > 0 ? say('filtersInForce', { n: conditions.length }) : say('filters')}
      </FoldButton>
      {conditions.length > 0 && (
        <ChosenFilters
          conditions={conditions}
          list={list}
          waiting={<div className="goods-filter-row ruled" style={row} />}
        />
      )}
      {/* The departments of a shop stand in its head. */}
      {categories.length > 0 && (!query.ownShop || query.categoryId) && (
        <FilterRow
          label={say('category')}
          values={asValues(categories)}
          chosen={query.categoryId ? [query.categoryId] : []}
          to={([categoryId = '']) => list.to({ categoryId })}
          single
        />
      )}
      {brands.length > 0 && !query.ownBrand && (
        <FilterRow
          label={say('brand')}
          values={asValues(brands)}
          chosen={query.brandIds}
          to={(brandIds) => list.to({ brandIds })}
        />
      )}
      {attrs.slice(0, open).map(attributeRow)}
      {folded.length > 0 && (
        <div className="goods-filter-row ruled" role="group" aria-label={say('moreFilters')}>
          <span className="goods-filter-label rigid ink-2">{say('moreFilters')}</span>
          <div className="goods-filter-values grow shrink">
            {folded.map(({ name, label = name }) => (
              <button
                key={name}
                type="button"
                className={classNames(
                  'goods-filter-value brand-hover focus-inside',
                  (query.attrs.has(name) || query.ranges.has(name)) && 'goods-filter-value-chosen bold brand',
                )}
                aria-expanded={shown.includes(name)}
                onClick={() => toggle(name)}
              >
                {label}
                <Icon name={shown.includes(name) ? 'chevronUp' : 'chevronDown'} size={12} />
              </button>
            ))}
          </div>
        </div>
      )}
      {folded.filter(({ name }) => shown.includes(name)).map(attributeRow)}
    </section>
  )
}
