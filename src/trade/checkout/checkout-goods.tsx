import { useMemo, useState } from 'react'
import { GiftsOfShop } from '../../catalogue/gifts/gifts-of-shop'
import { yes } from '../../core/api/shapes'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { RowGap } from '../../ui/tables/row-gap'
import { useSectionWindow } from '../../ui/tables/section-window'
import { checkoutBack } from './checkout-back'
import { CheckoutLines } from './checkout-lines'
import { CheckoutSection } from './checkout-section'
import type { Draft, DraftLine } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

const CheckoutNumbers = later(() => import('./checkout-numbers'))

type CheckoutGoodsProps = { draft: Draft; checkout: CheckoutStore }
type Group = Draft['groups'][number]

const sectionOf = (key: string, lines: readonly DraftLine[]) => ({ key, rows: lines.map(({ id }) => id) })

/** Ordered lines by shop, and lines that cannot be ordered now. */
export function CheckoutGoods({ draft, checkout }: CheckoutGoodsProps) {
  const say = useSay(checkoutMessages)
  const { groups, left, kinds, pieces } = draft
  const sections = useMemo(
    () => [
      ...groups.map(({ shop, lines }) => sectionOf(`shop ${shop.id}`, lines)),
      ...(left.length > 0 ? [sectionOf('left', left)] : []),
    ],
    [groups, left],
  )
  const { list, placed, partly, rest } = useSectionWindow(sections)
  const [opened, open] = useState(() =>
    groups.some(({ lines }) => lines.some((line) => line.purchaseNo || line.costCentre)),
  )
  const noting = opened || draft.costCentreRequired === yes
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
            <button type="button" className="link" part="action" onClick={() => open(true)}>
              {say('writeNote')}
            </button>
          )}
          <BackLink draft={draft} />
        </>
      }
    >
      {noting && <CheckoutNumbers lines={groups.flatMap(({ lines }) => lines)} checkout={checkout} />}
      <div ref={list}>
        {groups.map((group, nth) => (
          <CheckoutLines
            key={group.shop.id}
            lines={group.lines}
            rows={placed[nth] ?? []}
            partly={partly}
            head={<ShopHead group={group} quoted={draft.offer !== undefined} />}
            checkout={noting ? checkout : undefined}
            points={draft.gift?.points}
            addressId={draft.addressId}
            gifts={<GiftsOfShop gifts={draft.gifts} shopId={group.shop.id} />}
          />
        ))}
        <CheckoutLines
          className="checkout-left"
          lines={left}
          rows={placed[groups.length] ?? []}
          partly={partly}
          head={say(draft.offer || groups.length === 0 ? 'leftOver' : 'left')}
          addressId={draft.addressId}
        />
        <RowGap as="div" height={rest} />
      </div>
    </CheckoutSection>
  )
}

/** Link to the page where the content can be changed. */
function BackLink({ draft }: { draft: Draft }) {
  const say = useSay(checkoutMessages)
  const href = useHref()
  const { href: to, words } = checkoutBack(draft, href)
  return (
    <a className="link" part="action" href={to}>
      {say(words)}
    </a>
  )
}

/** @param quoted whether the quotation contains the freight of all shops */
function ShopHead({ group: { shop, freight, freeFrom }, quoted }: { group: Group; quoted: boolean }) {
  const say = useSay(checkoutMessages)
  const currency = useCurrency()
  const charged = say('shopFreight', { amount: formatMoney(freight, currency) })
  const free = freeFrom !== undefined && say('freeFrom', { amount: formatMoney(freeFrom, currency) })
  return (
    <>
      <b className="ink">{shop.name}</b>
      {!quoted && (
        <span>{freight === 0 ? say('shopFree') : [charged, free].filter(Boolean).join(' · ')}</span>
      )}
    </>
  )
}
