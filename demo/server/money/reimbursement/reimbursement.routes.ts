import * as claims from '../../../../src/money/reimbursement/reimbursement.contract'
import { claimFields } from '../../../../src/money/reimbursement/claim-fields'
import type { Member } from '../../core/auth'
import { tx } from '../../core/db'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { claimOf, claimsPage, removeClaim, rewriteClaim, seenClaim, writeClaim } from './claims'
import { moveClaim } from './move-claim'

const words = claimFields.fields

const moveOwn = (who: Member, wanted: string, action: 'submit' | 'takeBack') =>
  tx(async () => {
    const { id } = await seenClaim(wanted, who)
    return { id, state: await moveClaim(id, action, { actor: 'buyer', actorId: who.customerId }) }
  })

export function routes(app: App) {
  serve(app, claims.claimPage, ({ asked, who }) => claimsPage(who, asked.body))
  serve(app, claims.claimDetail, ({ asked, who }) => claimOf(who, asked.path.id))
  serve(app, claims.addClaim, ({ asked, who }) => writeClaim(who, asked.body), { words })
  serve(app, claims.updateClaim, ({ asked, who }) => rewriteClaim(who, asked.path.id, asked.body), { words })
  serve(app, claims.submitClaim, ({ asked, who }) => moveOwn(who, asked.path.id, 'submit'))
  serve(app, claims.cancelClaim, ({ asked, who }) => moveOwn(who, asked.path.id, 'takeBack'))
  serve(app, claims.deleteClaim, ({ asked, who }) => removeClaim(who, asked.path.id))
}
