import { inUnits } from '../../core/text/in-units'
import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { larger } from './larger-unit'
import { unitMessages } from './unit.messages'
import { wholeUnits } from './whole-units'

type Ordered = {
  pieces: number
  /** Name of the default unit. */
  piece: string
  /** Minimum and step, in pieces. */
  rule: { minQuantity: number; step: number }
}

/**
 * Converts the ordered quantity to another unit, rounds up to whole units and notifies the buyer of the rounding.
 * @returns quantity in that unit
 */
export function changeUnit(
  scope: Scope,
  { pieces, piece, rule }: Ordered,
  unit: { unitName: string; ratio: number },
): number {
  const quantity = wholeUnits(pieces, rule, unit.ratio)
  const inPieces = quantity * unit.ratio
  if (inPieces !== pieces) {
    const say = speaker(unitMessages, scope.$locale.get())
    const from = inUnits(pieces, { unitName: piece })
    const to = inUnits(inPieces, { unitName: piece, orderUnit: larger(unit) })
    scope.toasts.brief('info', say('rounded', { from, to }))
  }
  return quantity
}
