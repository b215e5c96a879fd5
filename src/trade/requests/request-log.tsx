import { useSay } from '../../ui/host'
import { LogCard } from '../../ui/tables/log-card'
import type { RequestDetail } from './request-detail.store'
import { requestMessages } from './requests.messages'

/** History of a request: decisions, changes and their reasons. */
export function RequestLog({ log }: { log: RequestDetail['log'] }) {
  const say = useSay(requestMessages)
  return (
    <LogCard
      log={log}
      messages={requestMessages}
      who={({ by }) => by || say('system')}
      note={({ reason, changes }) =>
        [reason, ...changes.map((change) => say('changedLine', change))].filter(Boolean).join(' · ')
      }
    />
  )
}
