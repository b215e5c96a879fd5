import { audit } from '../../core/documents/audit'

type Line = {
  /** Id of the acting operator. Empty if unknown. */
  by: string
  action: string
  /** Id of the affected account. Default: the operator's own. */
  about?: string
  reason?: string
  /** Type of the affected object, if it is not an account. */
  kind?: string
}

/** Logs an operator's action outside the desks, on an account or an object of type `kind`. */
export const auditOperator = ({ by, action, about = by, reason = '', kind = 'operator' }: Line) =>
  audit({ actorType: 'operator', actorId: by, entity: kind, entityId: about, action, reason })
