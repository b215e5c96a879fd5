import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { reviewState } from '../../account/company/review-state'
import { resource } from '../../core/resource'
import { listTitles, type InvoiceTitle } from '../../money/invoices/invoice-titles.contract'
import { typeOfTitle } from '../../money/invoices/title-kind'
import { useSay, useScope } from '../../ui/host'
import { Select } from '../../ui/forms/select'
import { checkoutMessages } from './checkout.messages'

type KeptTitlesProps = {
  /** A code of `invoiceType`: titles for another one are not offered. */
  type: number
  onChoose: (title: InvoiceTitle) => void
}

/** Titles that the company keeps, to fill the form with; nothing where it keeps none of this kind. */
export function KeptTitles({ type, onChoose }: KeptTitlesProps) {
  const say = useSay(checkoutMessages)
  const scope = useScope()
  const [titles] = useState(() =>
    resource((signal) => scope.call(listTitles, {}, { signal, quiet: true }), [scope.token.$token]),
  )
  const { value = [] } = useStore(titles.$state)
  const [chosen, choose] = useState('')
  const usable = value.filter(
    (title) => typeOfTitle(title.kind) === type && title.reviewState === reviewState.code.approved,
  )
  if (usable.length === 0) return null
  return (
    <p className="checkout-kept-title">
      <Select
        aria-label={say('keptTitle')}
        placeholder={say('chooseTitle')}
        value={chosen}
        options={usable.map(({ id, title, taxNo }) => ({
          value: id,
          label: [title, taxNo].filter(Boolean).join(' · '),
        }))}
        onChange={({ target }) => {
          choose(target.value)
          const title = usable.find(({ id }) => id === target.value)
          if (title) onChoose(title)
        }}
      />
    </p>
  )
}
