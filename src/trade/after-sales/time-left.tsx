import { useSay } from '../../ui/host'
import { afterSalesMessages } from './after-sales.messages'

const hour = 3_600

/**
 * Time left for the buyer's next step.
 * @param seconds remaining seconds by the server's clock
 */
export function TimeLeft({ seconds }: { seconds: number | undefined }) {
  const say = useSay(afterSalesMessages)
  if (seconds === undefined) return null
  const hours = Math.ceil(seconds / hour)
  return (
    <span className="meta">
      {hours > 48 ? say('daysLeft', { n: Math.ceil(hours / 24) }) : say('hoursLeft', { n: hours })}
    </span>
  )
}
