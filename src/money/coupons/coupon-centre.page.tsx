import { OfferedCouponList } from './offered-coupons'

/** Coupons that cost nothing. */
export default function CouponCentrePage() {
  return <OfferedCouponList forPoints={false} />
}
