import { beforeEach, describe, expect, test } from 'vitest'
import { moveDeliveryComplaint } from '../../../demo/server/trade/delivery-complaints/delivery-complaints.routes'
import { deliveryComplaint } from '../../../demo/server/trade/delivery-complaints/delivery-complaints.table'
import {
  deliveryComplaintMachine,
  deliveryComplaintState,
} from '../../../src/trade/delivery-complaints/delivery-complaint-machine'
import {
  deliveryComplaintDetail,
  stepDeliveryComplaint,
} from '../../../src/trade/delivery-complaints/delivery-complaints.contract'
import { bed, codeFrom } from '../after-sales/after-sales-bed'
import { leastRow, stepsAreTried, tryEveryStep } from '../try-every-step'

beforeEach(() => bed.reset())

describe('R102: a step of a delivery complaint', () =>
  stepsAreTried(
    tryEveryStep({
      states: deliveryComplaintState,
      steps: deliveryComplaintMachine.steps,
      table: deliveryComplaint,
      column: deliveryComplaint.state,
      move: moveDeliveryComplaint,
    }),
  ))

test('R78: a delivery complaint is its company’s alone', async () => {
  const id = await bed.inside(() => leastRow(deliveryComplaint, { state: 20 }))
  const [own, other] = [await bed.login('retail'), await bed.login('newbie')]
  const accept = (token: string) =>
    bed.call(stepDeliveryComplaint, { path: { id, action: 'accept' } }, { token })
  expect(await codeFrom(bed.call(deliveryComplaintDetail, { path: { id } }, { token: other }))).toBe(404)
  expect(await codeFrom(accept(other))).toBe(404)
  expect(await accept(own)).toEqual({ state: 30 })
})
