import { classNames } from '../../../ui/class-names'
import { useSay } from '../../../ui/host'
import { Price } from '../../../ui/price'
import { goodsDetailMessages } from './goods-detail.messages'
import { tierAt, type Tier } from '../price-tiers'

type PriceTiersProps = {
  tiers: readonly Tier[]
  /** Chosen pieces, or those of the smallest order. */
  quantity: number
  piece: string
}

const atMost = 4

/** Prices of a piece by quantity; the current tier is marked. */
export function PriceTiers({ tiers, quantity, piece }: PriceTiersProps) {
  const say = useSay(goodsDetailMessages)
  const inForce = tierAt(tiers, quantity)
  return (
    <ul className="goods-price-tiers" aria-label={say('tiers')}>
      {tiers.slice(0, atMost).map((tier) => (
        <li
          key={tier.from}
          className={classNames(
            'goods-price-tier stack gap-8 row-gap-0',
            tier === inForce && 'goods-price-tier-current',
          )}
          aria-current={tier === inForce || undefined}
        >
          <span className="note">
            {tier.to === undefined
              ? say('rangeUp', { from: tier.from, unit: piece })
              : say('range', { from: tier.from, to: tier.to, unit: piece })}
          </span>
          <Price amount={tier.price} size="sm" unit={piece} />
        </li>
      ))}
    </ul>
  )
}
