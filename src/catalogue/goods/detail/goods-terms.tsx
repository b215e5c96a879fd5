import { useSay } from '../../../ui/host'
import { Icon } from '../../../ui/icons/icon'
import { later } from '../../../ui/later'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'

// Loaded on demand, because few goods bring gifts.
const GoodsGifts = later(() => import('./goods-gifts'))

/** Terms that apply to every order of the goods, below the sizes because buyers look for sizes first. */
export function GoodsTerms({ goods }: { goods: GoodsDetail }) {
  const say = useSay(goodsDetailMessages)
  const { deliveryCycle, services, gifts } = goods
  return (
    <>
      {deliveryCycle !== undefined && (
        <p className="goods-spec goods-delivery row stretch below-12 text-dense">
          <span className="goods-spec-name rigid ink-2">{say('delivery')}</span>
          {say(goods.customizable === 10 ? 'deliveryCustom' : 'deliveryText', { n: deliveryCycle })}
        </p>
      )}
      {services.length > 0 && (
        <ul
          className="goods-spec goods-services row stretch below-12 text-dense"
          aria-label={say('services')}
        >
          <li className="goods-spec-name rigid ink-2" aria-hidden="true">
            {say('services')}
          </li>
          {services.map((service) => (
            <li key={service} className="goods-service">
              <Icon name="check" size={14} />
              {service}
            </li>
          ))}
        </ul>
      )}
      {gifts && gifts.length > 0 && (
        <GoodsGifts gifts={gifts} waiting={<p className="goods-promotion text-dense ink-2">&nbsp;</p>} />
      )}
    </>
  )
}
