import { useStore } from '@nanostores/react'
import { Fragment, useEffect, useMemo, useState } from 'react'
import { actions } from '../../core/host/actions'
import { isCallError, type CallError } from '../../core/api/call-error'
import { siteShut } from '../../core/api/site-shut'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { Confirm } from '../../ui/overlays/confirm'
import { useOwn, useSay, useScope } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { Failed } from '../../ui/pages/failed'
import { RowGap } from '../../ui/tables/row-gap'
import { useRowWindow } from '../../ui/tables/row-window'
import { CartEmpty } from './cart-empty'
import { CartHead } from './cart-head'
import { cartPageMessages } from './cart-page.messages'
import { CartTitle } from './cart-title'
import { GuestCartLine } from './guest-cart-line'
import { openGuestPage } from './guest-page.store'
import { amountOf } from '../../catalogue/goods/sku-amounts.store'

/** Empty state of the guest cart, or an error if the shop did not respond. */
function NoLines() {
  const scope = useScope()
  const say = useSay(cartPageMessages)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState<CallError>()
  useEffect(() => {
    let current = true
    siteOf(scope)
      .id()
      .then(
        () => current && setFailed(undefined),
        (error: unknown) => {
          if (current && isCallError(error) && error.kind === 'network') setFailed(error)
        },
      )
    return () => void (current = false)
  }, [scope, tries])
  return (
    <Card padding="none">
      {failed ? (
        <Failed error={failed} what={say('what')} onRetry={() => setTries(tries + 1)} />
      ) : (
        <CartEmpty />
      )}
    </Card>
  )
}

/** Server-rendered lines. The server does not know this browser's cart. */
const none: never[] = []

/** Guest cart with prices from the server and a login link. */
export default function GuestCartLines() {
  const say = useSay(cartPageMessages)
  const scope = useScope()
  const [guest] = useState(() => openGuestPage(scope))
  const lines = useOwn(guest.$lines, none)
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
        <NoLines />
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
          <div className="cart-bar cart-totals row wrap gap-20 row-gap-4 text-dense">
            <span className="cart-guest-text grow ink-2">{say('guestText')}</span>
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
