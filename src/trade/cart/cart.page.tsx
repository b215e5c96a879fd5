import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { sessionOf } from '../../session/sign-in/session.store'
import { Card } from '../../ui/card'
import { useOpened, useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { Steps } from '../../ui/pages/steps'
import { CartEmpty } from './cart-empty'
import { cartPage } from './cart-lines.store'
import barSheet from './cart-bar.css?sheet'
import lineSheet from './cart-line.css?sheet'
import narrowSheet from './cart-narrow.css?sheet'
import sheet from './cart.css?sheet'
import { cartPageMessages } from './cart-page.messages'
import { openCartPage } from './cart-page.store'
import type { Removal } from './cart-removal'
import { CartSkeleton } from './cart-skeleton'
import { CartTable } from './cart-table'
import { CartTitle } from './cart-title'
import { CartTotals } from './cart-totals'
import { cartOf } from './cart.store'
import { lastLinesOf } from './last-lines.store'

// Loaded on demand because only guests need it.
const GuestCartLines = later(() => import('./guest-cart-lines'))
// Loaded on demand at the first removal.
const CartRemoval = later(() => import('./cart-removal'))

/** Cart page: the buyer's cart on the server, or the guest's cart in this browser. */
export default function CartPage() {
  useSheet(sheet)
  useSheet(lineSheet)
  useSheet(barSheet)
  useSheet(narrowSheet)
  const scope = useScope()
  const session = useStore(sessionOf(scope).$session)
  const token = useStore(scope.token.$token)
  return (
    <div className="cart" tabIndex={-1}>
      {/* The key remounts the page for another buyer, even without a logout in between. */}
      {session.state === 'member' ? <BuyerCart key={token} /> : <GuestCart />}
    </div>
  )
}

function GuestCart() {
  const scope = useScope()
  const { length } = useStore(cartOf(scope).$guest).lines
  useEffect(() => lastLinesOf(scope).set(length), [scope, length])
  return <GuestCartLines waiting={<CartSkeleton lines={length} />} />
}

function BuyerCart() {
  const say = useSay(cartPageMessages)
  const scope = useScope()
  const cart = useOpened(() => openCartPage(scope), cartPage)
  const [removal, setRemoval] = useState<Removal>()
  const summary = useStore(cart.lines.$sum)
  const kinds = summary?.kinds
  const filled = kinds !== undefined && kinds > 0
  const last = lastLinesOf(scope)
  useEffect(() => {
    if (kinds !== undefined) last.set(kinds)
  }, [last, kinds])

  return (
    <>
      <Page
        of={cart.cart}
        title={<CartTitle kinds={kinds} count={summary?.totalCount} />}
        actions={
          filled && (
            <Steps
              items={[say('stepCart'), say('stepConfirm'), say('stepPay'), say('stepDone')]}
              current={0}
            />
          )
        }
        what={say('what')}
        skeleton={<CartSkeleton lines={last.get()} />}
      >
        {() =>
          filled ? (
            <>
              <CartTable cart={cart} onRemove={setRemoval} />
              <CartTotals cart={cart} onRemove={setRemoval} />
            </>
          ) : (
            <Card padding="none">
              <CartEmpty />
            </Card>
          )
        }
      </Page>
      {removal && <CartRemoval cart={cart} removal={removal} onClose={() => setRemoval(undefined)} />}
    </>
  )
}
