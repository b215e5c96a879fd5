import type { GoodsAnswer, GoodsList } from './goods-list.store'
import { limitKeys, noRange, type GoodsQuery } from './goods-query'
import { NumberRange } from './number-range'

type AttributeRangeProps = {
  name: string
  /** Shown name of the attribute. */
  label: string
  /** Smallest and largest value of the goods. */
  range: NonNullable<GoodsAnswer['facets']['attrs'][number]['range']>
  query: GoodsQuery
  list: GoodsList
}

/** Filter by a range of a numeric attribute, such as an inner diameter of 20 to 25 mm. */
export const AttributeRange = ({ name, label, range, query, list }: AttributeRangeProps) => (
  <NumberRange
    label={label}
    names={limitKeys(name)}
    hints={[String(range.min), `${range.max} ${range.unit}`]}
    range={query.ranges.get(name) ?? noRange}
    href={list.to({ ranges: new Map([[name, noRange]]) }).href}
    onChange={(to) => list.change({ ranges: new Map([[name, to]]) })}
  />
)
