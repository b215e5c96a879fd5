import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../ui/host'
import type { DraftLine } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'
import { NumberInputs } from './number-inputs'

type NoteFieldsProps = { line: DraftLine; checkout: CheckoutStore; onDone: () => void }

/** Fields for the buyer's own numbers of a line. The first field takes the focus. */
export default function NoteFields({ line, checkout, onDone }: NoteFieldsProps) {
  const say = useSay(checkoutMessages)
  const { id: lineId, goodsName: name } = line
  const fields = useRef<HTMLSpanElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const [note, setNote] = useState(() => {
    const { purchaseNo, costCentre } = checkout.noteOf(lineId) ?? line
    return { purchaseNo, costCentre }
  })
  return (
    <span className="checkout-note row wrap gap-8 row-gap-4 anywhere" ref={fields}>
      <NumberInputs
        checkout={checkout}
        value={note}
        of={name}
        onChange={(next) => {
          setNote(next)
          checkout.change({ notes: [{ lineId, ...next }] }, true)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onDone()
        }}
      />
      <button type="button" className="link" part="action" onClick={onDone}>
        {say('noteDone')}
      </button>
    </span>
  )
}
