import { desks } from '../../core/desk'
import { mayUse, type OperatorRole } from '../../core/operator-permission'

/** The desks that somebody may see. */
export const desksFor = (role: OperatorRole) =>
  [...desks].filter(([, { permission }]) => mayUse(role, permission, 'read'))
