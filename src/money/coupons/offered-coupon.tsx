import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/overlays/confirm'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { CouponCard } from './coupon-card'
import type { CouponTaking } from './coupon-taking.store'
import { couponTitle } from './coupon-title'
import type { CouponTemplate } from './coupons.contract'
import { couponsMessages } from './coupons.messages'

/** Card of a coupon that can be claimed, for free or for points. */
export function OfferedCoupon({ template, taking }: { template: CouponTemplate; taking: CouponTaking }) {
  const say = useSay(couponsMessages)
  const currency = useCurrency()
  const busy = useStore(taking.$taking) === template.id
  const [asking, setAsking] = useState(false)
  const { left, received, perCustomer, pointsCost, receiveTo } = template
  const n = pointsCost
  const enough = received >= perCustomer

  function note(): ReactNode {
    if (n > 0) return <b>{say('points', { n })}</b>
    if (perCustomer > 1 && received > 0) return say('receivedOf', { n: received, most: perCustomer })
    return left > 0 && left <= 50 ? say('left', { n: left }) : say('ends', { day: receiveTo.slice(5, 10) })
  }
  async function take() {
    await taking.take(template)
    setAsking(false)
  }
  return (
    <>
      <CouponCard
        of={template}
        over={left === 0}
        note={note()}
        action={
          enough || left === 0 ? (
            <span className="text-meta ink-2">{say(enough ? 'received' : 'gone')}</span>
          ) : (
            <Button
              size="small"
              variant="primary"
              loading={busy}
              onClick={() => (n > 0 ? setAsking(true) : void take())}
            >
              {say(n > 0 ? 'exchange' : 'receive')}
            </Button>
          )
        }
      />
      {asking && (
        <Confirm
          title={say('exchangeTitle', { n, title: couponTitle(say, currency, template) })}
          text={say('exchangeText')}
          action={say('exchange')}
          onConfirm={take}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
