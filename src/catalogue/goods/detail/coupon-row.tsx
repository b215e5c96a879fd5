import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { couponTitle } from '../../../money/coupons/coupon-title'
import { couponsMessages } from '../../../money/coupons/coupons.messages'
import type { GoodsCoupons } from '../../../money/coupons/goods-coupons.store'
import { useCurrency } from '../../../ui/currency'
import { useSay } from '../../../ui/host'
import { later } from '../../../ui/later'
import { Tag } from '../../../ui/tag'
import { goodsDetailMessages } from './goods-detail.messages'

const CouponsDialog = later(() => import('./coupons-dialog'))

const atMost = 3

/** Row with the first coupons for the goods. A dialog lists all of them and claims them. */
export function CouponRow({ coupons }: { coupons: GoodsCoupons }) {
  const say = useSay(goodsDetailMessages)
  const sayCoupon = useSay(couponsMessages)
  const currency = useCurrency()
  const [open, setOpen] = useState(false)
  const { value } = useStore(coupons.list.$state)
  if (!value?.length) return null
  return (
    <div className="goods-spec goods-coupons row stretch below-12 text-dense">
      <span className="goods-spec-name rigid ink-2">{say('coupons')}</span>
      {value.slice(0, atMost).map((template) => (
        <Tag key={template.id} tone="coupon">
          {couponTitle(sayCoupon, currency, template)}
        </Tag>
      ))}
      {value.length > atMost && <span className="meta">{say('moreCoupons', { n: value.length })}</span>}
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {say('takeCoupons')}
      </button>
      {open && <CouponsDialog templates={value} coupons={coupons} onClose={() => setOpen(false)} />}
    </div>
  )
}
