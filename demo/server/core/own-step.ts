import type { Member } from './auth'
import type { Viewer } from './documents'
import type { Mover } from './move'
import { notFound } from './refusal'

type Kind<Name extends string, Plain extends Name, State extends number> = {
  /** Steps for which nothing but the buyer's word is needed. Any other has an endpoint of its own. */
  plain: readonly Plain[]
  /** @throws Refusal 404 */
  seen: (id: string, viewer: Viewer) => Promise<{ id: string }>
  move: (id: string, action: Name, by: Mover<'buyer'>) => Promise<State>
}

/**
 * Lets buyers take plain steps with documents that are theirs: the handler of `documentStep`.
 * @throws Refusal 404 no such step, no such document or not theirs, 409 it is in no state that the step starts from
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
