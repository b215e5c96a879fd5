import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { Tag } from '../../ui/tag'
import { DefaultTag } from '../kept/default-tag'
import { KeptList } from '../kept/kept-list'
import { AddressDialog } from './address-dialog'
import { mostAddresses } from './addresses.contract'
import { addressMessages } from './addresses.messages'
import sheet from './addresses.css?sheet'
import { openAddresses } from './addresses.store'

/** Page of the company's delivery addresses. */
export default function AddressesPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(addressMessages)
  const addresses = useOpened(() => openAddresses(scope))
  return (
    <KeptList
      of={addresses}
      most={mostAddresses}
      say={say}
      nameOf={({ regionName, detail }) => `${regionName} ${detail}`}
      columns={[
        {
          key: 'consignee',
          head: say('consignee'),
          width: 168,
          cell: (address) => (
            <>
              {address.consignee} <DefaultTag of={address} />
            </>
          ),
        },
        { key: 'phone', head: say('phone'), width: 136, cell: ({ phone }) => phone },
        {
          key: 'region',
          head: say('region'),
          cell: ({ regionName, detail, label }) => (
            <>
              {regionName} {detail} {label && <Tag>{label}</Tag>}
            </>
          ),
        },
      ]}
      dialog={(address, close) => (
        <AddressDialog store={addresses} address={address} onSaved={close} onClose={close} />
      )}
    />
  )
}
