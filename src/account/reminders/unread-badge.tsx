import { Badge } from '../../ui/badge'
import { useAsDrawn, useSay, useScope } from '../../ui/host'
import { reminderMessages } from './reminders.messages'
import { unreadOf } from './unread.store'

/** How many reminders wait to be read; nothing for none, and for visitors. */
export function UnreadBadge() {
  const say = useSay(reminderMessages)
  const count = useAsDrawn(unreadOf(useScope()).$count)
  return <Badge count={count} label={say('unreadCount', { n: count })} />
}
