import { useCurrency } from '../../../ui/currency'
import { useSay } from '../../../ui/host'
import { goodsListMessages } from './goods-list.messages'
import { NumberRange } from './number-range'

type PriceRangeProps = {
  id: string
  href: string | undefined
  /** Decimal; empty: no limit. */
  min: string
  max: string
  onChange: (range: { minPrice: string; maxPrice: string }) => void
}

/** Filter by price. */
export function PriceRange({ min, max, onChange, ...rest }: PriceRangeProps) {
  const say = useSay(goodsListMessages)
  const { symbol } = useCurrency()
  return (
    <NumberRange
      {...rest}
      label={say('price')}
      names={['min', 'max']}
      hints={[`${symbol} ${say('lowestPrice')}`, `${symbol} ${say('highestPrice')}`]}
      range={{ min, max }}
      places={2}
      onChange={(range) => onChange({ minPrice: range.min, maxPrice: range.max })}
    />
  )
}
