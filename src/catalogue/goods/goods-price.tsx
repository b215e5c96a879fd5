import type { ReactNode } from 'react'
import { actions } from '../../core/host/actions'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { Price, type PriceSize } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import type { Goods } from './goods.contract'
import { goodsMessages } from './goods.messages'
import sheet from './goods-price.css?sheet'

export type GoodsPrices = Pick<
  Goods['skuItemDefault'],
  'priceHidden' | 'goodsPrice' | 'salePrice' | 'priceKind' | 'activityPrice' | 'oldPrice'
>

type GoodsPriceProps = {
  prices: GoodsPrices
  size?: PriceSize
  unit?: ReactNode
  /** Pieces per shown unit; prices are per piece. */
  ratio?: number
  /** Shows the higher retail price struck through beside it. */
  retail?: boolean
}

/** Price for this buyer: a login link if the price is hidden, a message if the server returned none. */
export function GoodsPrice({ prices, size, unit, ratio = 1, retail = false }: GoodsPriceProps) {
  useSheet(sheet)
  const say = useSay(goodsMessages)
  const scope = useScope()
  if (prices.priceHidden) {
    return (
      <button
        type="button"
        className="price-hidden goods-login"
        part="price"
        onClick={() => actions.openLogin?.(scope)}
      >
        <Icon name="lock" size={14} />
        {say('priceHidden')}
      </button>
    )
  }
  const amount = prices.salePrice ?? prices.goodsPrice
  if (amount === undefined)
    return (
      <span className="goods-unpriced bold brand" part="price">
        {say('enquire')}
      </span>
    )
  const { oldPrice } = prices
  const before = retail && oldPrice !== undefined && oldPrice > amount ? oldPrice * ratio : undefined
  return <Price amount={amount * ratio} size={size} unit={unit} retail={before} />
}

/** Retail price struck through, if this buyer pays less. */
export function RetailPrice({
  prices,
  ratio = 1,
  label,
}: {
  prices: GoodsPrices
  ratio?: number
  label?: string
}) {
  const currency = useCurrency()
  if (prices.oldPrice === undefined) return null
  return (
    <s className="goods-retail text-meta ink-3 nowrap">
      {label && `${label} `}
      {formatMoney(prices.oldPrice * ratio, currency)}
    </s>
  )
}
