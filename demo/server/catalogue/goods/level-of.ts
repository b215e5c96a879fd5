import type { Who } from '../../core/security/auth'
import { topLevel } from './pricing'

/** Returns the highest level whose member prices an asker can get. A visitor belongs to no level yet, so all count. */
export const levelOf = (who: Who) => (who.kind === 'member' ? who.memberLevel : topLevel)
