import { audit } from '../../core/audit'

type Line = {
  /** Who did it; empty: nobody who is known. */
  by: string
  action: string
  /** Whose account it is about; without one the operator's own. */
  about?: string
  reason?: string
  /** Of what it is, where it is not an account. */
  kind?: string
}

/** Writes down what an operator did besides the desks, to an account or to what `kind` names. */
export const auditOperator = ({ by, action, about = by, reason = '', kind = 'operator' }: Line) =>
  audit({ actorType: 'operator', actorId: by, entity: kind, entityId: about, action, reason })
