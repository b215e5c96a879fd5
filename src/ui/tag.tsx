import type { ReactNode } from 'react'

type TagProps = {
  /** `coupon` and `outline` have a border, the others a soft background. */
  tone?: 'neutral' | 'brand' | 'success' | 'warn' | 'danger' | 'coupon' | 'outline'
  children: ReactNode
}

/** Short label about goods, shops or orders; at most three in a row. */
export const Tag = ({ tone = 'neutral', children }: TagProps) => (
  <span className={`tag tag-${tone}`}>{children}</span>
)
