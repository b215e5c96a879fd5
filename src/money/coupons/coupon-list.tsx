import type { ReactNode } from 'react'
import { useSheet } from '../../ui/sheet'
import sheet from './coupons.css?sheet'

/** Grid of coupons. */
export function CouponList({ children }: { children: ReactNode }) {
  useSheet(sheet)
  return <ul className="coupons">{children}</ul>
}
