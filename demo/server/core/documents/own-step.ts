import type { Member } from '../security/auth'
import type { Viewer } from './documents'
import type { Mover } from './move'
import { notFound } from '../http/refusal'

type Kind<Name extends string, Plain extends Name, State extends number> = {
  /** Steps without input. Any other step has its own endpoint. */
  plain: readonly Plain[]
  /** @throws Refusal 404 */
  seen: (id: string, viewer: Viewer) => Promise<{ id: string }>
  move: (id: string, action: Name, by: Mover<'buyer'>) => Promise<State>
}

/**
 * Creates the handler of `documentStep`, by which buyers take steps without input on their own documents.
 * @throws Refusal 404 unknown step or document, or another buyer's; 409 not possible in its state
 */
export const ownStep =
  <Name extends string, Plain extends Name, State extends number>({
    plain,
    seen,
    move,
  }: Kind<Name, Plain, State>) =>
  async (who: Member, { id: wanted, action }: { id: string; action: string }): Promise<{ state: State }> => {
    const step = plain.find((name) => name === action)
    if (!step) throw notFound()
    const { id } = await seen(wanted, who)
    return { state: await move(id, step, { actor: 'buyer', actorId: who.customerId }) }
  }
