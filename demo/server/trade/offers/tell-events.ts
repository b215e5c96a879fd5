import { after, day, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'

/** Runs actions at times distributed evenly between a past day and now, at most a day apart. @param ago in days */
export async function tellEvents<Event extends string>(
  ago: number,
  events: readonly Event[],
  ways: Readonly<Record<Event, () => Promise<unknown>>>,
) {
  const start = after(clock.now(), -ago * day)
  const pause = Math.min(day, (ago * day - hour / 2) / Math.max(1, events.length))
  for (const [at, event] of events.entries())
    await clock.at(after(start, pause * (at + 1) - hour / 4), async () => {
      await ways[event]()
    })
}
