import type { ReactNode } from 'react'
import { formatMoney, moneyParts, type Minor } from '../core/money'
import { classNames } from './class-names'
import { useCurrency } from './currency'
import { useSay } from './host'
import { Tag } from './tag'
import { uiMessages } from './ui.messages'

export type PriceSize = 'sm' | 'md' | 'lg' | 'xl'

type PriceProps = {
  /** Minor units. */
  amount: Minor
  /** `sm` 14/20 · `md` 16/24 · `lg` 20/28 · `xl` 28/36 */
  size?: PriceSize
  /** Follows after a slash: 个, or the choice of another one. */
  unit?: ReactNode
  /** The amount is a member price: said by a tag, not by a colour. */
  member?: boolean
  /** Retail price in minor units, struck through beside it; left out when it is the same. */
  retail?: Minor
  /** A quantity that was pressed before React is there may have changed it where a server drew it. */
  provisional?: boolean
  className?: string
}

/** An amount in ink, its sign set smaller; rounded by the site's currency rule. */
export function Price(props: PriceProps) {
  const { amount, size = 'md', unit, member = false, retail, provisional, className } = props
  const say = useSay(uiMessages)
  const currency = useCurrency()
  const { minus, symbol, figure } = moneyParts(amount, currency)
  return (
    <span className={classNames('price', `price-${size}`, className)} part="price">
      <span className="price-amount" suppressHydrationWarning={provisional}>
        {minus}
        <span className="price-symbol">{symbol}</span>
        {figure}
      </span>
      {unit && <span className="price-unit">/{unit}</span>}
      {member && <Tag tone="brand">{say('memberPrice')}</Tag>}
      {retail !== undefined && retail !== amount && (
        <s className="price-retail">
          <span className="visually-hidden">{say('retailPrice')} </span>
          {formatMoney(retail, currency)}
        </s>
      )}
    </span>
  )
}
