import { useStore } from '@nanostores/react'
import { Fragment, useMemo, useState } from 'react'
import { actions } from '../../core/actions'
import { siteShut } from '../../core/site-shut'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { Confirm } from '../../ui/overlays/confirm'
import { useSay, useScope } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { RowGap } from '../../ui/tables/row-gap'
import { useRowWindow } from '../../ui/tables/row-window'
import { CartEmpty } from './cart-empty'
import { CartHead } from './cart-head'
import { cartPageMessages } from './cart-page.messages'
import { CartTitle } from './cart-title'
import { GuestCartLine } from './guest-cart-line'
import { openGuestPage } from './guest-page.store'
import { amountOf } from '../../catalogue/goods/sku-amounts.store'

/** What a visitor has put aside, with the server's prices, and the way to log in. */
export default function GuestCartLines() {
  const say = useSay(cartPageMessages)
  const scope = useScope()
  const [guest] = useState(() => openGuestPage(scope))
  const lines = useStore(guest.$lines)
  const skus = useStore(guest.skus.$state)
  const amounts = useStore(guest.amounts.$state)
  const { pending } = useStore(guest.$total)
  const [removing, setRemoving] = useState<string>()
  const keys = useMemo(() => lines.map(({ skuId }) => skuId), [lines])
  const { list, rows, rest, partly } = useRowWindow({ keys })
  const failed = skus.status === 'failed' ? skus : amounts
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <div className="page-frame">
      <header className="page-frame-head">
        <h1 className="page-frame-title" part="title">
          <CartTitle kinds={lines.length} count={count} />
        </h1>
      </header>
      {lines.length === 0 ? (
        <Card padding="none">
          <CartEmpty />
        </Card>
      ) : (
        <>
          {failed.status === 'failed' && (
            <InlineBar
              tone="danger"
              actions={
                <Button
                  size="small"
                  onClick={() => {
                    void guest.skus.reload()
                    void guest.amounts.reload()
                  }}
                >
                  {say('retry')}
                </Button>
              }
            >
              {failed.error.code === siteShut ? failed.error.title : say('guestPricesFailed')}
            </InlineBar>
          )}
          <table
            className="cart-table cart-table-guest"
            aria-rowcount={partly ? lines.length + 1 : undefined}
          >
            <caption className="visually-hidden">{say('list')}</caption>
            <CartHead numbered={partly} />
            <tbody ref={list} className={classNames('cart-card', pending && 'cart-pending')}>
              {rows.flatMap(({ at, gap }) =>
                lines.slice(at, at + 1).map((line) => (
                  <Fragment key={line.skuId}>
                    <RowGap height={gap} />
                    <GuestCartLine
                      line={line}
                      at={at}
                      number={partly ? at + 2 : undefined}
                      sku={skus.value?.get(line.skuId)}
                      price={amountOf(amounts.value, line.skuId)}
                      loading={skus.status === 'loading'}
                      onQuantity={guest.change}
                      onRemove={setRemoving}
                    />
                  </Fragment>
                )),
              )}
              <RowGap height={rest} />
            </tbody>
          </table>
          <div className="cart-bar cart-totals">
            <span className="cart-guest-text">{say('guestText')}</span>
            <Button variant="primary" size="large" onClick={() => actions.openLogin?.(scope)}>
              {say('logIn')}
            </Button>
          </div>
        </>
      )}
      {removing !== undefined && (
        <Confirm
          title={say('removeOne')}
          text={skus.value?.get(removing)?.name}
          action={say('remove')}
          danger
          onConfirm={() => {
            guest.remove(removing)
            setRemoving(undefined)
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </div>
  )
}
