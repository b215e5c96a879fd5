import { OfferedCouponList } from './offered-coupons'

/** Coupons that cost points. */
export default function PointsCouponsPage() {
  return <OfferedCouponList forPoints />
}
