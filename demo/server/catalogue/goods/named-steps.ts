import type { Member } from '../../core/security/auth'
import { wireDay } from '../../core/time/business-time'
import { agreementsOn } from '../../trade/contracts/agreed-prices'
import type { RunningActivities } from '../activities/running-activities'
import { grouped } from './grouped'
import type { TraceStep } from './price-trace'

type Traced = { skuId: string; goodsId: string; steps: TraceStep[] }

/** Returns the name of the activity that sets a product's price. */
const titleOf = ({ of, rateOf }: RunningActivities, goodsId: string) =>
  of(goodsId).find(({ rate }) => rate !== null && rate === rateOf(goodsId))?.title

/** Returns the steps of lines with the numbers and last days of agreed prices and the names of activities. */
export async function namedSteps(
  lines: readonly Traced[],
  who: Member,
  activities: RunningActivities,
): Promise<TraceStep[][]> {
  const agreed = lines.filter(({ steps }) => steps.some(({ kind }) => kind === 'contract'))
  const skuIds = [...new Set(agreed.map(({ skuId }) => skuId))]
  const rows = skuIds.length > 0 ? await agreementsOn(who, skuIds) : []
  const agreementsOf = grouped(rows, ({ skuId }) => skuId)
  return lines.map(({ skuId, goodsId, steps }) =>
    steps.map((step) => {
      if (step.kind === 'activity') return { ...step, title: titleOf(activities, goodsId) }
      if (step.kind !== 'contract') return step
      const found = agreementsOf(skuId).find(
        ({ price, minQuantity }) => price === step.price && minQuantity === (step.from ?? 1),
      )
      return found ? { ...step, no: found.no ?? undefined, until: wireDay(found.validTo) } : step
    }),
  )
}
