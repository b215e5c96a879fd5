import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { InvoiceListHead } from './invoice-list-head'
import { openInvoiceList } from './invoice-list.store'
import { InvoiceTable } from './invoice-table'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'

/** Invoices by state, to be found again, fetched and gone on with. */
export default function InvoiceListPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(invoiceMessages)
  const href = useHref()
  const [invoices] = useState(() => openInvoiceList(scope, place))
  const { filters } = useStore(invoices.$query)
  const narrowed = Object.values(filters).some(Boolean)
  return (
    <ListPage
      of={invoices}
      what={say('list')}
      filters={<InvoiceListHead invoices={invoices} />}
      empty={
        narrowed
          ? { drawing: 'search', title: say('noneFound'), text: say('noneFoundText') }
          : {
              drawing: 'list',
              title: say('none'),
              text: say('noneText'),
              actions: (
                <LinkButton variant="primary" href={href('invoiceApply')}>
                  {say('apply')}
                </LinkButton>
              ),
            }
      }
    >
      {({ content }) => <InvoiceTable rows={content} steps={invoices.steps} />}
    </ListPage>
  )
}
