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
 * When goods leave a warehouse: today before its cut-off, else on its next working day. What has to be made or bought
 * first leaves once that is done, whenever on that day it was ordered.
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
