import { useStore } from '@nanostores/react'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { RangeSelect } from '../../ui/forms/range-select'
import { useSheet } from '../../ui/sheet'
import { StateList } from '../../ui/tables/state-list'
import { openInvoiceList } from './invoice-list.store'
import { invoiceState } from '../../words/invoice-state'
import { InvoiceTable } from './invoice-table'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'

const { pending, invoiced, mailed } = invoiceState.code
const counted: readonly number[] = [pending, invoiced, mailed]

/** List page of invoices with a filter by state and downloads. */
export default function InvoiceListPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(invoiceMessages)
  const href = useHref()
  const invoices = useOpened(() => openInvoiceList(scope, urlState))
  const { filters } = useStore(invoices.$query)
  return (
    <StateList
      of={invoices}
      states={invoiceState}
      by="status"
      counted={counted}
      say={say}
      find={say('find')}
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
        <RangeSelect
          label={say('range')}
          range={filters.range}
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
