import type { SentOf } from '../../core/form-field'
import { pagedList } from '../../core/paged-list'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
import { openSteps } from '../../core/steps'
import type { claimFields, ExpenseSent } from './claim-fields'
import { claimState } from './claim-state'
import {
  addClaim,
  cancelClaim,
  claimPage,
  deleteClaim,
  submitClaim,
  updateClaim,
  type Claim,
} from './reimbursement.contract'
import { reimbursementMessages } from './reimbursement.messages'

export type ClaimSent = SentOf<typeof claimFields.fields> & { more?: ExpenseSent[] }

/** Expense claims of the account that is logged in. */
export function openReimbursement(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { state: claimState },
    load: (body, options) => scope.call(claimPage, { body }, options),
  })
  const { $busy, send, take, once } = openSteps(scope, reimbursementMessages, () => void list.page.reload())

  return {
    ...list,
    $busy,
    /**
     * Writes a claim down, and on until it is where it should be: whatever is tried again is the same claim.
     * @param claim an earlier one; without it, a new one
     */
    write(claim?: Claim) {
      let id = claim?.id ?? ''
      /** @param handIn it is to be reviewed at once @throws CallError when the server refuses */
      return (body: ClaimSent, handIn: boolean) =>
        send(
          id,
          async () => {
            const saved = id
              ? await scope.call(updateClaim, { path: { id }, body })
              : await once(body, (options) => scope.call(addClaim, { body }, options))
            id = saved.id
            return handIn ? scope.call(submitClaim, { path: { id } }) : saved
          },
          handIn ? 'submitted' : 'saved',
        )
    },
    submit: (id: string) => take(id, () => scope.call(submitClaim, { path: { id } })),
    takeBack: (id: string) => take(id, () => scope.call(cancelClaim, { path: { id } })),
    remove: (id: string) => take(id, () => scope.call(deleteClaim, { path: { id } })),
  }
}
export type Reimbursement = ReturnType<typeof openReimbursement>
