import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listRange } from '../../core/list-range'
import { CodeSelect } from '../../ui/code-select'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { StateList } from '../../ui/state-list'
import { openInvoiceList } from './invoice-list.store'
import { invoiceState } from './invoice-state'
import { InvoiceTable } from './invoice-table'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'

const { pending, invoiced, mailed } = invoiceState.code
const counted: readonly number[] = [pending, invoiced, mailed]

/** Invoices by state, to be found again, fetched and gone on with. */
export default function InvoiceListPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(invoiceMessages)
  const href = useHref()
  const [invoices] = useState(() => openInvoiceList(scope, place))
  const { filters } = useStore(invoices.$query)
  return (
    <StateList
      of={invoices}
      states={invoiceState}
      by="status"
      counted={(code) => counted.includes(code)}
      say={say}
      actions={
        <>
          <LinkButton size="small" icon="history" href={href('invoiceLog')}>
            {say('log')}
          </LinkButton>
          <LinkButton size="small" icon="receipt" variant="primary" href={href('invoiceApply')}>
            {say('apply')}
          </LinkButton>
        </>
      }
      filters={
        <CodeSelect
          of={listRange}
          label={say('range')}
          all={say('anyTime')}
          width={124}
          value={filters.range}
          onChange={(range) => invoices.change({ filters: { range } })}
        />
      }
      begin={
        <LinkButton variant="primary" href={href('invoiceApply')}>
          {say('apply')}
        </LinkButton>
      }
    >
      {({ content }) => <InvoiceTable rows={content} steps={invoices.steps} />}
    </StateList>
  )
}
