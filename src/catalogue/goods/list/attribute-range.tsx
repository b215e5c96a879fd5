import type { GoodsAnswer, GoodsList } from './goods-list.store'
import { limitKeys, noRange, type GoodsQuery } from './goods-query'
import { NumberRange } from './number-range'

type AttributeRangeProps = {
  name: string
  /** Shown name of the attribute. */
  label: string
  /** The smallest and the largest figure that goods have. */
  range: NonNullable<GoodsAnswer['facets']['attrs'][number]['range']>
  query: GoodsQuery
  list: GoodsList
}

/** From which figure to which, of an attribute whose values are figures: an inner diameter of 20 to 25 mm. */
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
