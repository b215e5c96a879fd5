import { LogCard } from '../../ui/tables/log-card'
import type { AfterSalesLogEntry } from './after-sales.contract'
import { afterSalesMessages } from './after-sales.messages'

/** Log of a case: events and their actors. */
export const AfterSalesLog = ({ log }: { log: readonly AfterSalesLogEntry[] }) => (
  <LogCard
    log={log}
    messages={afterSalesMessages}
    who={({ actor, name }, word) => [word('by', actor), name].filter(Boolean).join(' ')}
    note={({ reason }) => reason}
  />
)
