import { DefaultTag } from '../../account/kept/default-tag'
import { KeptList } from '../../account/kept/kept-list'
import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { InvoiceAddressDialog } from './invoice-address-dialog'
import { mostInvoiceAddresses } from './invoice-addresses.contract'
import { openInvoiceAddresses } from './invoice-addresses.store'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'

const words = {
  title: 'addresses',
  add: 'addAddress',
  none: 'noAddresses',
  noneText: 'noAddressesText',
  removeAsk: 'removeAddress',
} as const

/** Page of the company's mailing addresses for invoices. */
export default function InvoiceAddressesPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(invoiceMessages)
  const addresses = useOpened(() => openInvoiceAddresses(scope))
  return (
    <KeptList
      of={addresses}
      most={mostInvoiceAddresses}
      say={(word) => say(words[word])}
      nameOf={({ regionName, detail }) => `${regionName} ${detail}`}
      columns={[
        {
          key: 'consignee',
          head: say('recipient'),
          width: 168,
          cell: (address) => (
            <>
              {address.consignee} <DefaultTag of={address} />
            </>
          ),
        },
        { key: 'phone', head: say('phone'), width: 136, cell: ({ phone }) => phone },
        { key: 'region', head: say('region'), cell: ({ regionName, detail }) => `${regionName} ${detail}` },
      ]}
      dialog={(address, close) => (
        <InvoiceAddressDialog store={addresses} address={address} onClose={close} />
      )}
    />
  )
}
