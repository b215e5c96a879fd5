import { LogCard } from '../../ui/tables/log-card'
import type { OrderLogEntry } from './order-detail.contract'
import { orderMessages } from './orders.messages'

/** Log of an order: events and their actors. */
export const OrderLog = ({ log }: { log: readonly OrderLogEntry[] }) => (
  <LogCard
    log={log}
    messages={orderMessages}
    who={({ actor, name }, word) => [word('by', actor), name].filter(Boolean).join(' ')}
    note={({ reason }) => reason}
  />
)
