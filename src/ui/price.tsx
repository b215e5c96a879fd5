import type { ReactNode } from 'react'
import { formatMoney, moneyParts, type Minor } from '../core/money'
import { classNames } from './class-names'
import { useCurrency } from './currency'
import { useSay } from './host'
import { Tag } from './tag'
import { uiMessages } from './ui.messages'

export type PriceSize = 'sm' | 'md' | 'lg' | 'xl'

type PriceProps = {
  /** In minor units. */
  amount: Minor
  /** Font size and line height: `sm` 14/20, `md` 16/24, `lg` 20/28, `xl` 28/36. */
  size?: PriceSize
  /** Unit after a slash: 个, or a select. */
  unit?: ReactNode
  /** Marks a member price by a tag. */
  member?: boolean
  /** Retail price in minor units, struck through. Omitted if it is the same. */
  retail?: Minor
  /** May have been changed before hydration by a pressed quantity. */
  provisional?: boolean
  className?: string
}

/** An amount with a smaller currency sign, rounded by the site's currency format. */
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
      {unit && <span className="price-unit">{typeof unit === 'string' ? `/${unit}` : <>/{unit}</>}</span>}
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
