import { useState } from 'react'
import { invoiceType } from '../../money/invoices/invoice-type'
import { useRefusal } from '../../session/permission/permitted'
import { Refused } from '../../session/permission/refused'
import { useLocale, useOpened, useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Segmented } from '../../ui/forms/segmented'
import { CheckoutSection } from './checkout-section'
import type { Draft, InvoiceWish } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'
import { invoiceForm } from './invoice-form'
import { openKeptTitles } from './kept-titles.store'
import { pick } from '../../core/language/messages'

const InvoiceDialog = later(() => import('./invoice-dialog'))

const none = 0
const { ordinary, special } = invoiceType.code
const facts = ['title', 'taxNo', 'bank', 'bankCard', 'regAddress', 'regPhone'] as const

/** Invoice section: none, a stored title, or a new one. A change of the type retains earlier input. */
export function CheckoutInvoice({ draft, checkout }: { draft: Draft; checkout: CheckoutStore }) {
  const say = useSay(checkoutMessages)
  const locale = useLocale()
  const { invoice, certified } = draft
  const [written, setWritten] = useState<ReadonlyMap<number, InvoiceWish>>(
    new Map(invoice ? [[invoice.type, invoice]] : []),
  )
  const scope = useScope()
  const titles = useOpened(() => openKeptTitles(scope, certified === 10))
  const refusal = useRefusal('specialInvoice')
  const [editing, setEditing] = useState<number>()
  const [type, setType] = useState(invoice?.type ?? none)

  async function choose(next: number) {
    const before = written.get(next)
    if (next !== none && !before) {
      const [title] = await titles.for(next)
      return title ? save(title) : setEditing(next)
    }
    setType(next)
    checkout.change({ invoice: before ?? null })
  }
  function save(wish: InvoiceWish) {
    setWritten(new Map(written).set(wish.type, wish))
    setType(wish.type)
    setEditing(undefined)
    checkout.change({ invoice: wish })
  }
  const shown = written.get(type)
  return (
    <CheckoutSection
      title={say('invoice')}
      note={
        shown && (
          <button type="button" className="link" part="action" onClick={() => setEditing(type)}>
            {say('edit')}
          </button>
        )
      }
    >
      <div className="checkout-invoice">
        <Segmented
          label={say('invoice')}
          size="medium"
          value={type}
          onChange={(next) => void choose(next)}
          options={[
            { value: none, label: say('noInvoice') },
            { value: ordinary, label: say('ordinary') },
            { value: special, label: say('special'), disabled: certified !== 10 },
          ]}
        />
        {shown ? (
          <dl className="checkout-invoice-facts stack columns-2 gap-16 row-gap-4 grow text-dense">
            {facts.map((fact) =>
              shown[fact] ? (
                <div key={fact} className="row gap-8 stretch">
                  <dt className="rigid ink-2">{pick(invoiceForm.fields[fact].label, locale)}</dt>
                  <dd className="shrink anywhere">{shown[fact]}</dd>
                </div>
              ) : null,
            )}
          </dl>
        ) : (
          <p className="text-dense ink-3">{say('noInvoiceText')}</p>
        )}
        {certified !== 10 && <Refused refusal={refusal ?? 'certify'} reason={say('certifyFirst')} />}
      </div>
      {editing !== undefined && (
        <InvoiceDialog
          type={editing}
          titles={titles}
          start={written.get(editing)}
          onSave={save}
          onClose={() => setEditing(undefined)}
        />
      )}
    </CheckoutSection>
  )
}
