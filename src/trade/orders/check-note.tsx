import { inUnits } from '../../core/text/in-units'
import { Input } from '../../ui/forms/input'
import { useSay } from '../../ui/host'
import { mostCheckNote } from './order-steps.contract'
import { orderMessages } from './orders.messages'
import type { OrderLine } from './orders.contract'

type CheckNoteProps = {
  line: OrderLine
  note: string
  /** Shipped pieces that did not arrive. */
  missing: number
  /** Undefined if the remark cannot be changed. */
  onChange: ((note: string) => void) | undefined
}

/** Missing pieces of a line, and a remark on the received ones. */
export function CheckNote({ line, note, missing, onChange }: CheckNoteProps) {
  const say = useSay(orderMessages)
  return (
    <span className="order-check-note stack gap-4">
      {missing > 0 && <span className="order-why">{say('lineDiffers', { n: inUnits(missing, line) })}</span>}
      {onChange && (
        <Input
          size="small"
          aria-label={`${line.goodsName} ${line.skuCode} ${say('checkNote')}`}
          placeholder={say('checkNoteHint')}
          maxLength={mostCheckNote}
          value={note}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {note && <span className={onChange ? 'order-check-note-print' : undefined}>{note}</span>}
    </span>
  )
}
