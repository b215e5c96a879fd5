import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useSay } from '../../ui/host'
import { later } from '../../ui/later'
import type { DraftLine } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

const NoteFields = later(() => import('./note-fields'))
// Loaded on demand because few companies have budgets.
const CostCentreState = later(() => import('./cost-centre-state'))

type CheckoutNoteProps = { line: DraftLine; checkout: CheckoutStore }

/** Buyer's own numbers of a line. Fields appear on demand. */
export function CheckoutNote({ line, checkout }: CheckoutNoteProps) {
  const say = useSay(checkoutMessages)
  const [editing, setEditing] = useState(false)
  const { goodsName: name } = line
  const budgets = useStore(checkout.draft.$state).value?.budgets ?? []
  const need = budgets.find(({ lineIds }) => lineIds.includes(line.id))
  // A line that scrolled out of view is rendered again, perhaps before its note is saved.
  const { purchaseNo, costCentre } = checkout.noteOf(line.id) ?? line
  const fault = useStore(checkout.$faults)[`notes.${line.id}.costCentre`]
  const centre = (need || fault) && <CostCentreState need={need} fault={fault} />
  if (editing)
    return (
      <>
        <NoteFields line={line} checkout={checkout} onDone={() => setEditing(false)} />
        {centre}
      </>
    )
  const written = [
    purchaseNo && say('noted', { name: say('purchaseNo'), value: purchaseNo }),
    costCentre && say('noted', { name: say('costCentre'), value: costCentre }),
  ].filter(Boolean)
  const words = say(written.length > 0 ? 'edit' : 'addNote')
  return (
    <>
      <span className="checkout-note row wrap gap-8 row-gap-4 anywhere">
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
      {centre}
    </>
  )
}
