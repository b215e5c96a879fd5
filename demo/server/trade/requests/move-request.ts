import { fitsRequest, requestMachine, openStates } from '../../../../src/trade/requests/request-machine'
import { requestState } from '../../../../src/trade/requests/request-state'
import { mover, type Mover } from '../../core/documents/move'
import { clock } from '../../core/time/clock'
import { releaseBudgets, reserveBudgets } from './request-budgets'
import { releaseHold } from './request-hold'
import { tellRefused, tellRequester } from './request-reminders'
import { heldRequest, type RequestRow } from './request-viewer'
import { purchaseRequest } from './requests.table'

const { ordered, returned } = requestState.code

/** Steps after which a request costs something else, or costs something again. */
const changesCost = new Set(['change', 'reprice', 'resubmit'])

/** Changes the state of a request. Its end releases everything that it holds; an order takes over from its confirmation. */
export const moveRequest = mover(purchaseRequest, requestMachine, {
  entity: 'request',
  hold: heldRequest,
  stateOf: ({ state }) => state,
  fits: (action, { emergency }) => fitsRequest(action, emergency !== null),
  moved: (state) => ({ state, ...(!openStates.includes(state) && { endedAt: clock.now() }) }),
  async after(row, action, by) {
    const { to } = requestMachine[action]
    if (!openStates.includes(to) && to !== ordered) await releaseHold(row.id)
    if (changesCost.has(action)) await reserveBudgets(row.id)
    if (to === returned || (!openStates.includes(to) && to !== ordered)) await releaseBudgets(row)
    if (action === 'refuse') await tellRefused(row, by)
    if (by.actorId !== row.placedBy) await tellRequester(row, action, by)
  },
})

/** Completes the last step of a request: it can be ordered, or was ordered in an emergency before. */
export const approveLast = ({ id, emergency }: RequestRow, by: Mover<'reviewer' | 'system'>) =>
  moveRequest(id, emergency === null ? 'approve' : 'accept', by)
