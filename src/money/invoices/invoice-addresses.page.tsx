import { useState } from 'react'
import { useColumns } from '../../ui/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/confirm'
import { useHost, useSay } from '../../ui/host'
import { Page } from '../../ui/page-frame'
import { useSheet } from '../../ui/sheet'
import { Table } from '../../ui/table'
import { Tag } from '../../ui/tag'
import { InvoiceAddressDialog } from './invoice-address-dialog'
import { mostInvoiceAddresses, type InvoiceAddress } from './invoice-addresses.contract'
import { openInvoiceAddresses } from './invoice-addresses.store'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'
import { KeptActions } from './kept-actions'

type Asking = { for: 'add' } | { for: 'change' | 'remove'; address: InvoiceAddress }

/** Where invoices of the buyer's company are mailed. */
export default function InvoiceAddressesPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(invoiceMessages)
  const column = useColumns<InvoiceAddress>()
  const [store] = useState(() => openInvoiceAddresses(scope))
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  return (
    <>
      <Page
        of={store.items}
        title={say('addresses')}
        what={say('addresses')}
        actions={
          <Button variant="primary" icon="plus" onClick={() => ask({ for: 'add' })}>
            {say('addAddress')}
          </Button>
        }
        empty={{ when: (list) => list.length === 0, title: say('noAddresses'), text: say('noAddressesText') }}
      >
        {(list) => (
          <Card padding="none">
            <Table
              label={say('addresses')}
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'consignee',
                  head: say('recipient'),
                  width: 168,
                  cell: ({ consignee, isDefault }) => (
                    <>
                      {consignee} {isDefault === 10 && <Tag tone="brand">{say('isDefault')}</Tag>}
                    </>
                  ),
                },
                { key: 'phone', head: say('phone'), width: 136, cell: ({ phone }) => phone },
                {
                  key: 'place',
                  head: say('place'),
                  cell: ({ regionName, detail }) => `${regionName} ${detail}`,
                },
                column.actions(248, (address) => (
                  <KeptActions
                    isDefault={address.isDefault === 10}
                    onDefault={() => void store.makeDefault(address.id)}
                    onChange={() => ask({ for: 'change', address })}
                    onRemove={() => ask({ for: 'remove', address })}
                  />
                )),
              ]}
            />
            <p className="invoice-count">{say('kept', { n: list.length, most: mostInvoiceAddresses })}</p>
          </Card>
        )}
      </Page>
      {asking && asking.for !== 'remove' && (
        <InvoiceAddressDialog
          store={store}
          address={asking.for === 'change' ? asking.address : undefined}
          onClose={close}
        />
      )}
      {asking?.for === 'remove' && (
        <Confirm
          title={say('removeAddress')}
          text={`${asking.address.regionName} ${asking.address.detail}`}
          action={say('remove')}
          danger
          onConfirm={() => {
            void store.drop(asking.address.id)
            close()
          }}
          onCancel={close}
        />
      )}
    </>
  )
}
