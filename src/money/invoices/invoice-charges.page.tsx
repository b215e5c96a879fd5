import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost, useLocale, useSay } from '../../ui/host'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { Tabs } from '../../ui/tabs'
import { chargeState } from './charge-state'
import { ChargeTable } from './charge-table'
import { openCharges, type ChargesStore } from './invoice-charges.store'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'

/** Title and states of the list. */
function Head({ charges }: { charges: ChargesStore }) {
  const say = useSay(invoiceMessages)
  const locale = useLocale()
  const { filters } = useStore(charges.$query)
  const { value } = useStore(charges.page.$state)
  const tabs = chargeState.entries.map(({ code }) => ({
    key: String(code),
    label: chargeState.label(code, locale),
    count: code === chargeState.code.toBePaid ? value?.counts[code] : undefined,
  }))
  return (
    <section className="card invoices-head">
      <header className="invoices-title-row">
        <h1 className="page-title" part="title">
          {say('charges')}
        </h1>
      </header>
      <div className="invoices-tabs">
        <Tabs
          label={say('states')}
          items={[{ key: '', label: say('all') }, ...tabs]}
          current={String(chargeState.find(filters.state || undefined)?.code ?? '')}
          onChange={(state) => charges.change({ filters: { state } })}
        />
      </div>
      <p className="invoices-about">{say('chargesAbout')}</p>
    </section>
  )
}

/** What invoices cost: postage and tax differences, to be paid one by one or together. */
export default function InvoiceChargesPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(invoiceMessages)
  const [charges] = useState(() => openCharges(scope, place))
  return (
    <ListPage
      of={charges}
      what={say('charges')}
      filters={<Head charges={charges} />}
      empty={{ drawing: 'list', title: say('noCharges'), text: say('noChargesText') }}
    >
      {({ content }) => <ChargeTable rows={content} charges={charges} />}
    </ListPage>
  )
}
