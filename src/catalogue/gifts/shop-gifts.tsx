import { formatMoney, type Minor } from '../../core/money'
import { pictureAddress } from '../../core/address/picture-address'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { Tag } from '../../ui/tag'
import type { ShopGift } from './gift-shapes'
import { shopGiftsMessages } from './shop-gifts.messages'

/** Gifts that goods of a shop bring, and the amount missing to the next one. */
export default function ShopGifts({ gifts }: { gifts: readonly ShopGift[] }) {
  const say = useSay(shopGiftsMessages)
  const scope = useScope()
  const href = useHref()
  const currency = useCurrency()
  const any = gifts.some(({ missing }) => missing === undefined)
  const money = (amount: Minor) => ({ amount: formatMoney(amount, currency) })
  return (
    <ul className="gifts-earned stack shrink text-meta" aria-label={say('gifts')}>
      {gifts.map(({ id, name, image, unitName, orderAmount, missing }) => (
        <li key={missing === undefined ? id : `next ${id}`} className="gift-earned row wrap gap-8 row-gap-4">
          <Tag tone={missing === undefined ? 'brand' : 'neutral'}>{say('gift')}</Tag>
          {missing === undefined ? (
            <Picture src={pictureAddress(scope, image)} alt="" size={28} />
          ) : (
            <span className="ink-2">{say(any ? 'missingToNext' : 'missing', money(missing))}</span>
          )}
          <a
            className="gift-earned-name shrink anywhere brand-hover"
            href={href('gift', { giftId: id })}
            title={name}
          >
            {name}
          </a>
          {missing === undefined && (
            <>
              <span className="meta">{say('from', money(orderAmount))}</span>
              <span className="push ink-2">{say('one', { unit: unitName })}</span>
              <Price amount={0} size="sm" />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
