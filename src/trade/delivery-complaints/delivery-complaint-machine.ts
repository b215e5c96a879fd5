import { dictionary, type CodeOf } from '../../core/dictionary'
import { machine } from '../../core/machine'

/** How the platform handled a delivery that went wrong. */
export const deliveryComplaintState = dictionary('deliveryComplaintState', {
  filed: [10, '待核实', 'Filed', 'waits'],
  solved: [20, '待确认', 'Solved', 'moves'],
  accepted: [30, '已完成', 'Accepted', 'done'],
  refused: [40, '已驳回', 'Refused', 'refused'],
  withdrawn: [50, '已撤回', 'Withdrawn', 'ended'],
})
export type DeliveryComplaintState = CodeOf<typeof deliveryComplaintState>

const { filed, solved, accepted, refused, withdrawn } = deliveryComplaintState.code

/** The ways of a delivery complaint. */
export const deliveryComplaintMachine = machine(deliveryComplaintState, {
  steps: {
    solve: { from: [filed], to: solved, by: ['platform'] },
    refuse: { from: [filed], to: refused, by: ['platform'] },
    accept: { from: [solved], to: accepted, by: ['buyer'] },
    withdraw: { from: [filed, solved], to: withdrawn, by: ['buyer'] },
  },
})
