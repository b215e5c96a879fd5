import { useState } from 'react'
import { useColumns } from '../../ui/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/confirm'
import { useHost, useSay } from '../../ui/host'
import { Page } from '../../ui/page-frame'
import { Table } from '../../ui/table'
import { Tag } from '../../ui/tag'
import { useSheet } from '../../ui/sheet'
import { AddressDialog } from './address-dialog'
import { mostAddresses, type Address } from './addresses.contract'
import { addressMessages } from './addresses.messages'
import sheet from './addresses.css?sheet'
import { openAddresses } from './addresses.store'

type Asking = { for: 'add' } | { for: 'change' | 'remove'; address: Address }

/** The delivery addresses of the buyer's company. */
export default function AddressesPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(addressMessages)
  const column = useColumns<Address>()
  const [store] = useState(() => openAddresses(scope))
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  const add = (
    <Button variant="primary" icon="plus" onClick={() => ask({ for: 'add' })}>
      {say('add')}
    </Button>
  )
  return (
    <>
      <Page
        of={store.addresses}
        title={say('title')}
        what={say('title')}
        actions={add}
        empty={{ when: (list) => list.length === 0, title: say('none'), text: say('noneText') }}
      >
        {(list) => (
          <Card padding="none">
            <Table
              label={say('title')}
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'consignee',
                  head: say('consignee'),
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
                  cell: ({ regionName, detail, label }) => (
                    <>
                      {regionName} {detail} {label && <Tag>{label}</Tag>}
                    </>
                  ),
                },
                column.actions(248, (address) => (
                  <>
                    {address.isDefault !== 10 && (
                      <Button size="small" variant="text" onClick={() => void store.makeDefault(address.id)}>
                        {say('makeDefault')}
                      </Button>
                    )}
                    <Button size="small" onClick={() => ask({ for: 'change', address })}>
                      {say('change')}
                    </Button>
                    <Button size="small" onClick={() => ask({ for: 'remove', address })}>
                      {say('remove')}
                    </Button>
                  </>
                )),
              ]}
            />
            <p className="address-count">{say('count', { n: list.length, most: mostAddresses })}</p>
          </Card>
        )}
      </Page>
      {asking && asking.for !== 'remove' && (
        <AddressDialog
          store={store}
          address={asking.for === 'change' ? asking.address : undefined}
          onSaved={close}
          onClose={close}
        />
      )}
      {asking?.for === 'remove' && (
        <Confirm
          title={say('removeAsk')}
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
