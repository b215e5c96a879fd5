import { after, day, hour } from '../../core/business-time'
import { clock } from '../../core/clock'

/** Lets deeds happen evenly between a day of the past and now, at most a day apart. @param ago in days */
export async function tellDeeds<Deed extends string>(
  ago: number,
  deeds: readonly Deed[],
  ways: Readonly<Record<Deed, () => Promise<unknown>>>,
) {
  const start = after(clock.now(), -ago * day)
  const pause = Math.min(day, (ago * day - hour / 2) / Math.max(1, deeds.length))
  for (const [at, deed] of deeds.entries())
    await clock.at(after(start, pause * (at + 1) - hour / 4), async () => {
      await ways[deed]()
    })
}
