import { Badge } from '../../ui/badge'
import { useAsDrawn, useSay, useScope } from '../../ui/host'
import { reminderMessages } from './reminders.messages'
import { unreadOf } from './unread.store'

/** Badge with the number of unread reminders. Empty for zero and for guests. */
export function UnreadBadge() {
  const say = useSay(reminderMessages)
  const count = useAsDrawn(unreadOf(useScope()).$count)
  return <Badge count={count} label={say('unreadCount', { n: count })} />
}
