import type { SentOf } from '../../core/form/form-field'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { type claimFields, claimState, type ExpenseSent } from './claim'
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

/** Opens the expense claims of the logged-in account. */
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
     * Creates the save function of one claim. Repeated calls after a failure update the same claim.
     * @param claim claim to edit, without it a new one is added
     */
    write(claim?: Claim) {
      let id = claim?.id ?? ''
      /**
       * @param handIn whether to submit the claim for review
       * @throws CallError if the server rejects it
       */
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
