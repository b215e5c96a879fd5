import { pagedList } from '../../core/store/paged-list'
import { Card } from '../../ui/card'
import { useHost, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { useSheet } from '../../ui/sheet'
import { InvoiceLogTable } from './invoice-log-table'
import { logOfInvoices } from './invoices.contract'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'

/** Log page of all invoice requests. */
export default function InvoiceLogPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(invoiceMessages)
  const log = useOpened(() =>
    pagedList(scope, urlState, { load: (body, options) => scope.call(logOfInvoices, { body }, options) }),
  )
  return (
    <ListPage of={log} title={say('logTitle')} empty={{ drawing: 'list', title: say('noLog') }}>
      {({ content }) => (
        <Card padding="none">
          <InvoiceLogTable log={content} />
        </Card>
      )}
    </ListPage>
  )
}
