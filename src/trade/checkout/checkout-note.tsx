import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import { longestNumber, type DraftLine } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

type CheckoutNoteProps = { line: DraftLine; checkout: CheckoutStore }

/** The buyer's own numbers of a line, which are written into fields when somebody wants to. */
export function CheckoutNote({ line, checkout }: CheckoutNoteProps) {
  const say = useSay(checkoutMessages)
  const [editing, setEditing] = useState(false)
  const { goodsName: name } = line
  // A line that was out of sight is drawn anew.
  const { purchaseNo, costCentre } = checkout.noteOf(line.id) ?? line
  if (editing) return <NoteFields line={line} checkout={checkout} onDone={() => setEditing(false)} />
  const written = [
    purchaseNo && say('noted', { name: say('purchaseNo'), value: purchaseNo }),
    costCentre && say('noted', { name: say('costCentre'), value: costCentre }),
  ].filter(Boolean)
  const words = say(written.length > 0 ? 'edit' : 'addNote')
  return (
    <span className="checkout-note">
      {written.length > 0 && <span>{written.join(' · ')}</span>}
      <button
        type="button"
        className="link"
        part="action"
        aria-label={say('noteOf', { words, name })}
        onClick={() => setEditing(true)}
      >
        {words}
      </button>
    </span>
  )
}

function NoteFields({ line, checkout, onDone }: CheckoutNoteProps & { onDone: () => void }) {
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
