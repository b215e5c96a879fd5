import { useState } from 'react'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { CheckoutLine } from './checkout-line'
import { CheckoutSection } from './checkout-section'
import type { Draft } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

type CheckoutGoodsProps = { draft: Draft; checkout: CheckoutStore }
type Group = Draft['groups'][number]

/** What is ordered, by shop, and what cannot be ordered now. */
export function CheckoutGoods({ draft, checkout }: CheckoutGoodsProps) {
  const say = useSay(checkoutMessages)
  const { groups, left, kinds, pieces } = draft
  const [noting, setNoting] = useState(() =>
    groups.some(({ lines }) => lines.some((line) => line.purchaseNo || line.costCentre)),
  )
  return (
    <CheckoutSection
      title={say('goods')}
      note={[
        say('kinds', { kinds, count: pieces }),
        draft.offer && say('quoted', { no: draft.offer.offerNo }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {!noting && (
            <button type="button" className="link" part="action" onClick={() => setNoting(true)}>
              {say('writeNote')}
            </button>
          )}
          <BackLink draft={draft} />
        </>
      }
    >
      {groups.map((group) => (
        <div key={group.shop.id} className="checkout-shop">
          <ShopHead group={group} quoted={draft.offer !== undefined} />
          <ul className="checkout-lines">
            {group.lines.map((line) => (
              <CheckoutLine key={line.id} line={line} checkout={noting ? checkout : undefined} />
            ))}
          </ul>
        </div>
      ))}
      {left.length > 0 && (
        <div className="checkout-shop checkout-left">
          <p className="checkout-shop-head">{say('left')}</p>
          <ul className="checkout-lines">
            {left.map((line) => (
              <CheckoutLine key={line.id} line={line} />
            ))}
          </ul>
        </div>
      )}
    </CheckoutSection>
  )
}

/** To where what is ordered can still be changed. */
function BackLink({ draft: { offer, gift } }: { draft: Draft }) {
  const say = useSay(checkoutMessages)
  const href = useHref()
  const [to, words] = offer
    ? ([href('offer', { offerId: offer.id }), 'backToOffer'] as const)
    : gift
      ? ([href('gift', { giftId: gift.id }), 'backToGift'] as const)
      : ([href('cart'), 'backToCart'] as const)
  return (
    <a className="link" part="action" href={to}>
      {say(words)}
    </a>
  )
}

/** @param quoted the freight of all shops together is a part of the quotation */
function ShopHead({ group: { shop, freight, freeFrom }, quoted }: { group: Group; quoted: boolean }) {
  const say = useSay(checkoutMessages)
  const currency = useCurrency()
  const charged = say('shopFreight', { amount: formatMoney(freight, currency) })
  const free = freeFrom !== undefined && say('freeFrom', { amount: formatMoney(freeFrom, currency) })
  return (
    <p className="checkout-shop-head">
      <b>{shop.name}</b>
      {!quoted && (
        <span>{freight === 0 ? say('shopFree') : [charged, free].filter(Boolean).join(' · ')}</span>
      )}
    </p>
  )
}
