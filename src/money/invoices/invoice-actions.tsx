import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActedThere } from '../../site/brand-site/acted-there'
import { isReadOnly } from '../../site/brand-site/document-site'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/overlays/confirm'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { actionsOf } from './invoice-machine'
import type { InvoiceSteps } from './invoice-steps.store'
import type { InvoiceRow } from './invoices.contract'
import { invoiceMessages } from './invoices.messages'

type InvoiceActionsProps = { invoice: InvoiceRow; steps: InvoiceSteps }

/** Buttons for the buyer's available actions. */
export function InvoiceActions({ invoice, steps }: InvoiceActionsProps) {
  const say = useSay(invoiceMessages)
  const href = useHref()
  const busy = useStore(steps.$busy).has(invoice.id)
  const [asking, ask] = useState<'withdraw' | 'confirm'>()
  const { id, due, orders, redOf, site } = invoice
  const actions = actionsOf({ ...invoice, state: invoice.status })
  const may = (name: string) => actions.includes(name)
  const close = () => ask(undefined)
  const [first] = orders
  return (
    <>
      <ActedThere site={site} />
      {due !== undefined && !isReadOnly(site) && (
        <LinkButton size="small" variant="waking" href={href('invoicePayment', {}, { state: '10' })}>
          {say('payDue')}
        </LinkButton>
      )}
      {may('download') && (
        <Button size="small" loading={busy && !asking} onClick={() => void steps.download(invoice)}>
          {say('download')}
        </Button>
      )}
      {may('confirm') && redOf === undefined && (
        <Button size="small" variant="waking" onClick={() => ask('confirm')}>
          {say('confirm')}
        </Button>
      )}
      {may('withdraw') && (
        <Button size="small" onClick={() => ask('withdraw')}>
          {say('withdraw')}
        </Button>
      )}
      {may('applyAgain') && (
        <LinkButton size="small" href={href('invoiceApply', {}, { orderNo: first?.orderNo ?? '' })}>
          {say('applyMore')}
        </LinkButton>
      )}
      {asking === 'withdraw' && (
        <Confirm
          title={say('withdrawAsk')}
          text={say('withdrawText')}
          action={say('withdraw')}
          danger
          onConfirm={() => steps.withdraw(id).then(close)}
          onCancel={close}
        />
      )}
      {asking === 'confirm' && (
        <Confirm
          title={say('confirmAsk')}
          action={say('confirm')}
          onConfirm={() => steps.confirm(id).then(close)}
          onCancel={close}
        />
      )}
    </>
  )
}
