import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { StateList } from '../../ui/tables/state-list'
import { chargeState } from './charge-state'
import { ChargeTable } from './charge-table'
import { openCharges } from './invoice-charges.store'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'

const counted: readonly number[] = [chargeState.code.toBePaid]
const words = {
  title: 'charges',
  none: 'noCharges',
  noneText: 'noChargesText',
} as const

/** List page of invoice charges: postage and tax differences, paid one by one or together. */
export default function InvoiceChargesPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(invoiceMessages)
  const charges = useOpened(() => openCharges(scope, urlState))
  return (
    <StateList
      of={charges}
      states={chargeState}
      counted={counted}
      say={(word) => say(words[word])}
      filters={<p className="text-meta ink-3 anywhere">{say('chargesAbout')}</p>}
    >
      {({ content }) => <ChargeTable rows={content} charges={charges} />}
    </StateList>
  )
}
