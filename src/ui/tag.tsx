import type { ReactNode } from 'react'

type TagProps = {
  /** `coupon` and `outline` are bordered, the others a soft ground. */
  tone?: 'neutral' | 'brand' | 'success' | 'warn' | 'danger' | 'coupon' | 'outline'
  children: ReactNode
}

/** A short word about goods, shops or orders; at most three in a row. */
export const Tag = ({ tone = 'neutral', children }: TagProps) => (
  <span className={`tag tag-${tone}`}>{children}</span>
)
