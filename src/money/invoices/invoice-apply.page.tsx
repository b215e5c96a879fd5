import { KnownMember } from '../../session/sign-in/known-member'
import { useHost, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { ApplyFormCard } from './apply-form-card'
import { InvoicableFilters, InvoicableOrders } from './invoicable-orders'
import { openInvoiceApply } from './invoice-apply.store'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'

/** Page to request one invoice for one or more orders. */
export default function InvoiceApplyPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(invoiceMessages)
  const apply = useOpened(() => openInvoiceApply(scope, urlState))
  return (
    <div className="stack columns-1 gap-16">
      <ListPage
        of={apply.orders}
        what={say('chooseOrders')}
        filters={<InvoicableFilters of={apply} />}
        empty={{ drawing: 'list', title: say('noneLeft'), text: say('noneLeftText') }}
      >
        {({ content }) => (
          <div data-field="orders">
            <InvoicableOrders rows={content} of={apply} />
          </div>
        )}
      </ListPage>
      <Page of={apply.titles} what={say('titles')}>
        {(titles) => (
          <Page of={apply.addresses} what={say('addresses')}>
            {(addresses) => (
              <KnownMember>
                {(user) => <ApplyFormCard of={apply} titles={titles} addresses={addresses} contact={user} />}
              </KnownMember>
            )}
          </Page>
        )}
      </Page>
    </div>
  )
}
