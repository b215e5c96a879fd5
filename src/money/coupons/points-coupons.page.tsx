import { OfferedCouponList } from './offered-coupons'

/** Page of coupons with a price in points. */
export default function PointsCouponsPage() {
  return <OfferedCouponList forPoints />
}
