import { promiseKind } from '../../../../src/trade/delivery/promise-kind'
import { wireTime } from '../../core/time/business-time'
import type { WorkingDays } from './working-days'

type Wanted = {
  available: number
  quantity: number
  custom: boolean
  /** Days until the goods are made or back in stock. */
  deliveryDays: number
}

const { stock, restocked, made } = promiseKind.code

/**
 * Returns when goods leave a warehouse: today before its cut-off time, else on its next working day. Goods that must be made
 * or bought first leave once they are available, regardless of the time of the order.
 * @param cutOff `17:00`
 */
export function dispatch(now: Date, cutOff: string, wanted: Wanted, days: WorkingDays) {
  const [today = '', time = ''] = wireTime(now).split(' ')
  const there = !wanted.custom && wanted.available >= wanted.quantity
  if (!there)
    return {
      kind: wanted.custom ? made : restocked,
      leaves: days.from(days.later(today, wanted.deliveryDays)),
    }
  const leaves = time < cutOff ? days.from(today) : days.from(days.later(today, 1))
  return { kind: stock, leaves, cutOff: `${leaves} ${cutOff}` }
}
