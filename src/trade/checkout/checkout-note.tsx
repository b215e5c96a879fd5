import { useState } from 'react'
import { useSay } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import type { DraftLine } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

type CheckoutNoteProps = { line: DraftLine; checkout: CheckoutStore }

/** The buyer's own numbers of a line. */
export function CheckoutNote({ line, checkout }: CheckoutNoteProps) {
  const say = useSay(checkoutMessages)
  const { id: lineId, goodsName: name } = line
  // A line that was out of sight is drawn anew.
  const [note, setNote] = useState(() => {
    const { purchaseNo, costCentre } = checkout.noteOf(lineId) ?? line
    return { purchaseNo, costCentre }
  })

  function write(part: Partial<typeof note>) {
    const next = { ...note, ...part }
    setNote(next)
    checkout.change({ notes: [{ lineId, ...next }] }, true)
  }
  return (
    <span className="checkout-note">
      <Input
        size="small"
        width={180}
        aria-label={say('purchaseNoOf', { name })}
        placeholder={say('purchaseNo')}
        value={note.purchaseNo}
        onChange={({ target }) => write({ purchaseNo: target.value })}
      />
      <Input
        size="small"
        width={180}
        aria-label={say('costCentreOf', { name })}
        placeholder={say('costCentre')}
        value={note.costCentre}
        onChange={({ target }) => write({ costCentre: target.value })}
      />
    </span>
  )
}
