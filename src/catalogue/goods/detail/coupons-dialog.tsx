import { CouponList } from '../../../money/coupons/coupon-list'
import type { GoodsCoupons } from '../../../money/coupons/goods-coupons.store'
import { OfferedCoupon } from '../../../money/coupons/offered-coupon'
import type { CouponTemplate } from '../../../money/coupons/coupons.contract'
import { useSay } from '../../../ui/host'
import { Modal } from '../../../ui/overlays/modal'
import { goodsDetailMessages } from './goods-detail.messages'

type CouponsDialogProps = {
  templates: readonly CouponTemplate[]
  coupons: GoodsCoupons
  onClose: () => void
}

/** Dialog with all coupons for the goods, which can be claimed there. */
export default function CouponsDialog({ templates, coupons, onClose }: CouponsDialogProps) {
  const say = useSay(goodsDetailMessages)
  return (
    <Modal title={say('coupons')} onClose={onClose}>
      <CouponList>
        {templates.map((template) => (
          <OfferedCoupon key={template.id} template={template} taking={coupons} />
        ))}
      </CouponList>
    </Modal>
  )
}
