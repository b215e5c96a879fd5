import { useEffect, useMemo, useState } from 'react'
import { useLocale, useSay, useScope } from '../../ui/host'
import { useReadOnce } from '../../ui/use-read-once'
import { pictureAddress } from '../../core/address/picture-address'
import { PlainPicture } from '../../ui/plain-picture'
import { activitiesMessages } from './activities.messages'
import { aheadOf, type ShownActivity } from './activity.store'
import { activityState, stateAt } from './activity-state'
import { Countdown } from './countdown'

/** Returns the server's time, updated every second. */
function useServerTime(ahead: number): number {
  const [now, setNow] = useState(useReadOnce(() => performance.now() + ahead))
  useEffect(() => {
    const tick = () => setNow(performance.now() + ahead)
    tick()
    const clock = setInterval(tick, 1000)
    return () => clearInterval(clock)
  }, [ahead])
  return now
}

/** Banner of an activity: title, period and countdown. */
export function ActivityBanner({ of }: { of: ShownActivity }) {
  const say = useSay(activitiesMessages)
  const locale = useLocale()
  const scope = useScope()
  const ahead = useMemo(() => aheadOf(of), [of])
  const { state, left } = stateAt(of, useServerTime(ahead))
  const { notStarted, running, ended } = activityState.code
  const picture = pictureAddress(scope, of.banner)
  const days = { from: of.startAt.slice(0, 16), to: of.endAt.slice(0, 16) }
  return (
    <header className="activity-banner row gap-24 between">
      <div className="stack gap-12 shrink">
        <span className={`activity-state activity-state-${state}`}>{activityState.label(state, locale)}</span>
        <h1 className="activity-title" part="title">
          {of.title}
        </h1>
        <p className="activity-summary">{of.summary}</p>
        <p className="activity-period row wrap gap-24 row-gap-8 above-8 text-dense">
          <time>{say('period', days)}</time>
          {state === ended && <span>{say('over')}</span>}
          {state !== ended && (
            <span className="activity-left">
              {state === notStarted && say('startsIn')}
              {state === running && say('endsIn')}
              <Countdown left={left} />
            </span>
          )}
        </p>
      </div>
      {picture && <PlainPicture className="activity-picture" src={picture} alt="" />}
    </header>
  )
}
