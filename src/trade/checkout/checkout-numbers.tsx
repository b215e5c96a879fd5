import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { useSay, useScope } from '../../ui/host'
import type { DraftLine } from './checkout.contract'
import { longestNumber } from './text-limits'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'
import { NumberInputs } from './number-inputs'

/** Fields for the buyer's own numbers of all lines, typed or from a file. */
export default function CheckoutNumbers({
  lines,
  checkout,
}: {
  lines: readonly DraftLine[]
  checkout: CheckoutStore
}) {
  const say = useSay(checkoutMessages)
  const { toasts } = useScope()
  const file = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState({ purchaseNo: '', costCentre: '' })
  const [applied, setApplied] = useState(note)

  async function take(given: File) {
    // Loaded on demand because table files are rare.
    const reader = await import('./line-numbers').catch(() => undefined)
    const found = await reader?.numbersFrom(given, lines)
    if (!found) return toasts.brief('warning', say('numbersUnread'))
    const { notes, unknown, tooLong } = found
    if (notes.length > 0) checkout.change({ notes })
    if (tooLong > 0) toasts.full('warning', say('numbersTooLong', { n: tooLong, most: longestNumber }))
    const counts = { n: notes.length, unknown }
    toasts.brief(notes.length > 0 ? 'success' : 'warning', say('numbersRead', counts))
  }
  function applyToAll() {
    setApplied(note)
    checkout.change({ notes: lines.map(({ id: lineId }) => ({ lineId, ...note })) })
  }
  return (
    <div
      className="checkout-numbers row wrap gap-8"
      role="group"
      aria-label={say('numbers')}
      // Typed numbers apply on blur, even without the button.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (note !== applied && !currentTarget.contains(relatedTarget)) applyToAll()
      }}
    >
      <NumberInputs checkout={checkout} value={note} onChange={setNote} />
      <Button size="small" disabled={!note.purchaseNo && !note.costCentre} onClick={applyToAll}>
        {say('applyToAll')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx"
        aria-label={say('numbersFile')}
        onChange={({ target }) => {
          const [given] = target.files ?? []
          if (given) void take(given)
          target.value = ''
        }}
      />
      <button type="button" className="link" part="action" onClick={() => file.current?.click()}>
        {say('numbersFile')}
      </button>
      <p className="text-dense ink-3">{say('numbersHint')}</p>
    </div>
  )
}
