import { useEffect, useState } from 'react'
import { useSay } from '../../ui/host'
import { Select } from '../../ui/forms/select'
import type { InvoiceWish } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { KeptTitlesStore } from './kept-titles.store'

type KeptTitlesProps = {
  /** Code of `invoiceType`. Titles of other types are not offered. */
  type: number
  titles: KeptTitlesStore
  onChoose: (title: InvoiceWish) => void
}

/** Stored titles that can fill the form. Empty if the company has none of this type. */
export function KeptTitles({ type, titles, onChoose }: KeptTitlesProps) {
  const say = useSay(checkoutMessages)
  const [usable, setUsable] = useState<readonly InvoiceWish[]>([])
  const [chosen, choose] = useState('')
  useEffect(() => {
    let here = true
    void titles.for(type).then((found) => here && setUsable(found))
    return () => void (here = false)
  }, [titles, type])
  if (usable.length === 0) return null
  return (
    <p className="below-16">
      <Select
        aria-label={say('keptTitle')}
        placeholder={say('chooseTitle')}
        value={chosen}
        options={usable.map(({ title, taxNo }, at) => ({
          value: String(at),
          label: [title, taxNo].filter(Boolean).join(' · '),
        }))}
        onChoose={(at) => {
          choose(at)
          const title = usable[Number(at)]
          if (title) onChoose(title)
        }}
      />
    </p>
  )
}
