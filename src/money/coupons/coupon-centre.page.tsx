import { OfferedCouponList } from './offered-coupons'

/** Page of free coupons. */
export default function CouponCentrePage() {
  return <OfferedCouponList forPoints={false} />
}
