import * as claims from '../../../../src/money/reimbursement/reimbursement.contract'
import { claimFields } from '../../../../src/money/reimbursement/claim'
import type { Member } from '../../core/security/auth'
import { ownStep } from '../../core/documents/own-step'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { claimOf, claimsPage, removeClaim, rewriteClaim, seenClaim, writeClaim } from './claims'
import { moveClaim } from './move-claim'

const words = claimFields.fields

const takeOwn = ownStep({ plain: ['submit', 'takeBack'], seen: seenClaim, move: moveClaim })
const takenOwn = async (who: Member, id: string, action: 'submit' | 'takeBack') => ({
  id,
  ...(await takeOwn(who, { id, action })),
})

export function routes(app: App) {
  serve(app, claims.claimPage, ({ asked, who }) => claimsPage(who, asked.body))
  serve(app, claims.claimDetail, ({ asked, who }) => claimOf(who, asked.path.id))
  serve(app, claims.addClaim, ({ asked, who }) => writeClaim(who, asked.body), { words })
  serve(app, claims.updateClaim, ({ asked, who }) => rewriteClaim(who, asked.path.id, asked.body), { words })
  serve(app, claims.submitClaim, ({ asked, who }) => takenOwn(who, asked.path.id, 'submit'))
  serve(app, claims.cancelClaim, ({ asked, who }) => takenOwn(who, asked.path.id, 'takeBack'))
  serve(app, claims.deleteClaim, ({ asked, who }) => removeClaim(who, asked.path.id))
}
