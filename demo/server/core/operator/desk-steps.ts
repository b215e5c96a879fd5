import { inSentence } from '../../../../src/core/form/form-sentence'
import type { Text } from '../../../../src/core/language/messages'
import type { DeskAction } from './desk'
import type { Mover } from '../documents/move'
import { refuse } from '../http/refusal'

/** Label of a button. `why`: label of the reason, which is then required. */
type Button = { label: Text; why?: Text }

/** Turns steps of a state machine into actions of a desk. */
export const deskSteps = <Name extends string, Taken extends Name>(
  move: (id: string, action: Name, by: Mover<'platform'>) => Promise<unknown>,
  buttons: Readonly<Record<Taken, Button>>,
): Record<Taken, DeskAction> => {
  const act =
    (name: Taken, why?: Text): DeskAction['act'] =>
    async (id, { reason = '' }) => {
      if (why && !reason) throw refuse(400, [`请填写${why[0]}`, `Please enter the ${inSentence(why[1])}.`])
      await move(id, name, { actor: 'platform', reason })
    }
  const actionOf = (name: Taken): DeskAction => {
    const { label, why } = buttons[name]
    return {
      label,
      act: act(name, why),
      ...(why && { fields: [{ name: 'reason', label: why, kind: 'textarea' }] }),
    }
  }
  const names = Object.keys(buttons).filter((name): name is Taken => Object.hasOwn(buttons, name))
  return Object.fromEntries(names.map((name) => [name, actionOf(name)])) as Record<Taken, DeskAction>
}
