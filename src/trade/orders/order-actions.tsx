import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/overlays/confirm'
import { useHref, useLocale, useSay } from '../../ui/host'
import { ignoredWhile } from '../../ui/ignored-while'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { invoiceState } from '../../words/invoice-state'
import { ActedThere } from '../../site/brand-site/acted-there'
import { CancelDialog } from './cancel-dialog'
import { actionsOf } from '../../words/order-machine'
import type { OrderSteps } from './order-steps.store'
import type { OrderRow } from './orders.contract'
import { orderMessages } from './orders.messages'
import { ReviewDialog } from './review-dialog'
import { SignDialog } from './sign-dialog'
import { withheldReason } from './withheld-reason'
import sheet from './orders.css?sheet'

/** Message keys of the buttons, most urgent first. `approve` opens the whole review. */
const words = {
  payNow: 'payNow',
  approve: 'review',
  sign: 'sign',
  receive: 'receive',
  remind: 'remind',
  track: 'track',
  cancel: 'cancel',
  checkGoods: 'checkGoods',
  askAfterSales: 'askAfterSales',
  askExchange: 'askExchange',
  complain: 'complain',
  askInvoice: 'askInvoice',
  comment: 'comment',
  buyAgain: 'buyAgain',
  hide: 'hide',
} as const
type Name = keyof typeof words
/** Actions that the list omits because they are rarely needed. */
const wideOnly: readonly Name[] = ['askExchange', 'complain']
const isShown = (name: string): name is Name => Object.hasOwn(words, name)
const urgent: readonly Name[] = ['payNow', 'approve', 'sign', 'receive']
/** Number of buttons in the list. Further actions are smaller. */
const asButtons = 2

type OrderActionsProps = {
  order: OrderRow
  steps: OrderSteps
  /** True if all actions are buttons in a row, as on the order page. */
  wide?: boolean
}

/** Buttons for the buyer's available actions. */
export function OrderActions({ order: row, steps, wide = false }: OrderActionsProps) {
  useSheet(sheet)
  const say = useSay(orderMessages)
  const locale = useLocale()
  const href = useHref()
  const busy = useStore(steps.$busy).has(row.id)
  const paying = useStore(steps.$busy).size > 0
  const [asking, ask] = useState<Name>()
  const { id, orderNo } = row
  const close = () => ask(undefined)
  const done = (ok: boolean) => ok && close()
  const addresses: Partial<Record<Name, string>> = {
    track: `${href('order', { orderNo })}#parcels`,
    checkGoods: href('orderCheckList', { orderNo }),
    askAfterSales: href('askRefund', { orderNo }),
    askExchange: href('askExchange', { orderNo }),
    complain: href('complain', { orderNo }),
    askInvoice: href('invoiceApply', {}, { orderNo }),
    comment: href('comments'),
  }
  const open = actionsOf(row)
  // The list has room for one case.
  const cases = (row.openAfterSales ?? []).slice(0, wide ? undefined : 1)
  const invoiced = row.invoiceStatus !== invoiceState.code.notApplied
  // With a requested invoice, its link replaces the reason why no other invoice is possible.
  const withheld = (row.withheld ?? []).flatMap(({ action, reason }) =>
    wide && isShown(action) && !(invoiced && action === 'askInvoice') ? [{ action, reason }] : [],
  )
  const names = Object.keys(words)
    .filter(isShown)
    .filter((name) => open.includes(name) && (wide || !wideOnly.includes(name)))
  function press(name: Name, from: Element) {
    if (name === 'payNow') void steps.pay([id], from)
    else if (name === 'remind') void steps.remind(id)
    else if (name === 'buyAgain') void steps.buyAgain(id)
    else ask(name)
  }
  function drawn(name: Name, at: number): ReactNode {
    const address = addresses[name]
    const word = say(words[name])
    const small = !wide && at >= asButtons
    // The order page already shows the parcels.
    if (wide && name === 'track') return null
    if (small)
      return address ? (
        <a key={name} className="order-rest" href={address}>
          {word}
        </a>
      ) : (
        <button
          key={name}
          type="button"
          className="link order-rest"
          {...ignoredWhile(busy, ({ currentTarget }) => press(name, currentTarget))}
        >
          {word}
        </button>
      )
    const look = { size: wide ? ('medium' as const) : ('small' as const) }
    if (address)
      return (
        <LinkButton key={name} {...look} href={address}>
          {word}
        </LinkButton>
      )
    return (
      <Button
        key={name}
        {...look}
        variant={urgent.includes(name) ? (wide ? 'primary' : 'waking') : 'secondary'}
        loading={(busy && !asking && name === 'buyAgain') || (name === 'payNow' && paying)}
        loadingLabel={name === 'buyAgain' ? say('adding') : undefined}
        onClick={({ currentTarget }) => press(name, currentTarget)}
      >
        {word}
      </Button>
    )
  }

  return (
    <>
      {names.map(drawn)}
      <ActedThere site={row.site} />
      {cases.map(({ id: afterSaleId, no }) =>
        wide ? (
          <LinkButton key={afterSaleId} href={href('afterSale', { afterSaleId })}>
            {say('afterSalesCase', { no })}
          </LinkButton>
        ) : (
          <a
            key={afterSaleId}
            className="order-rest"
            href={href('afterSale', { afterSaleId })}
            title={say('afterSalesCase', { no })}
          >
            {say('inAfterSales')}
          </a>
        ),
      )}
      {invoiced &&
        (wide ? (
          <LinkButton href={href('orderInvoice', { orderNo })}>{say('toInvoice')}</LinkButton>
        ) : (
          <a className="order-rest" href={href('orderInvoice', { orderNo })}>
            {say('toInvoice')}
          </a>
        ))}
      {withheld.length > 0 && (
        <ul className="order-withheld text-meta ink-2">
          {withheld.map(({ action, reason }) => (
            <li key={action}>
              {say('withheld', { action: say(words[action]), reason: withheldReason.label(reason, locale) })}
            </li>
          ))}
        </ul>
      )}
      {asking === 'cancel' && (
        <CancelDialog
          busy={busy}
          onClose={close}
          onCancel={(reason, remark) => void steps.cancel(id, reason, remark).then(done)}
        />
      )}
      {asking === 'sign' && (
        <SignDialog busy={busy} onClose={close} onSign={(name) => void steps.sign(id, name).then(done)} />
      )}
      {asking === 'approve' && (
        <ReviewDialog
          order={row}
          busy={busy}
          onClose={close}
          onReview={(body) => void steps.review(id, body).then(done)}
        />
      )}
      {asking === 'receive' && (
        <Confirm
          title={say('receiveAsk')}
          text={say('receiveText')}
          action={say('receive')}
          onConfirm={() => steps.receive(id).then(done)}
          onCancel={close}
        />
      )}
      {asking === 'hide' && (
        <Confirm
          title={say('hideAsk')}
          text={say('hideText')}
          action={say('hide')}
          danger
          onConfirm={() => steps.hide(id).then(done)}
          onCancel={close}
        />
      )}
    </>
  )
}
