import { useEffect, useRef, useState } from 'react'
import { Input } from '../../ui/forms/input'
import { useSay } from '../../ui/host'
import { longestNumber, type DraftLine } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

type NoteFieldsProps = { line: DraftLine; checkout: CheckoutStore; onDone: () => void }

/** The fields of the buyer’s own numbers of a line; the first is written into at once. */
export default function NoteFields({ line, checkout, onDone }: NoteFieldsProps) {
  const say = useSay(checkoutMessages)
  const { id: lineId, goodsName: name } = line
  const fields = useRef<HTMLSpanElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const [note, setNote] = useState(() => {
    const { purchaseNo, costCentre } = checkout.noteOf(lineId) ?? line
    return { purchaseNo, costCentre }
  })
  const inputs = [
    ['purchaseNo', say('purchaseNo'), say('purchaseNoOf', { name })],
    ['costCentre', say('costCentre'), say('costCentreOf', { name })],
  ] as const

  return (
    <span className="checkout-note" ref={fields}>
      {inputs.map(([part, words, label]) => (
        <Input
          key={part}
          size="small"
          width={180}
          maxLength={longestNumber}
          aria-label={label}
          placeholder={words}
          value={note[part]}
          onChange={({ target }) => {
            const next = { ...note, [part]: target.value }
            setNote(next)
            checkout.change({ notes: [{ lineId, ...next }] }, true)
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onDone()
          }}
        />
      ))}
      <button type="button" className="link" part="action" onClick={onDone}>
        {say('noteDone')}
      </button>
    </span>
  )
}
