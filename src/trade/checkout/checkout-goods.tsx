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
  const href = useHref()
  const { groups, left, kinds, pieces } = draft
  const [noting, setNoting] = useState(() =>
    groups.some(({ lines }) => lines.some((line) => line.purchaseNo || line.costCentre)),
  )
  return (
    <CheckoutSection
      title={say('goods')}
      note={say('kinds', { kinds, count: pieces })}
      actions={
        <>
          {!noting && (
            <button type="button" className="link" part="action" onClick={() => setNoting(true)}>
              {say('writeNote')}
            </button>
          )}
          <a className="link" part="action" href={href('cart')}>
            {say('backToCart')}
          </a>
        </>
      }
    >
      {groups.map((group) => (
        <div key={group.shop.id} className="checkout-shop">
          <ShopHead group={group} />
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

function ShopHead({ group: { shop, freight, freeFrom } }: { group: Group }) {
  const say = useSay(checkoutMessages)
  const currency = useCurrency()
  const charged = say('shopFreight', { amount: formatMoney(freight, currency) })
  const free = freeFrom !== undefined && say('freeFrom', { amount: formatMoney(freeFrom, currency) })
  return (
    <p className="checkout-shop-head">
      <b>{shop.name}</b>
      <span>{freight === 0 ? say('shopFree') : [charged, free].filter(Boolean).join(' · ')}</span>
    </p>
  )
}
