import { audit } from '../../core/documents/audit'

type Line = {
  /** Id of the acting operator. Empty if unknown. */
  by: string
  action: string
  /** Account concerned. Default: the operator's own. */
  about?: string
  reason?: string
  /** Type of object, if it is no account. */
  kind?: string
}

/** Writes down what an operator did besides the desks, to an account or to what `kind` names. */
export const auditOperator = ({ by, action, about = by, reason = '', kind = 'operator' }: Line) =>
  audit({ actorType: 'operator', actorId: by, entity: kind, entityId: about, action, reason })
