import { useLocale } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { orderType } from './order-type'

/** What kind of order it is, unless it is an ordinary one. */
export function OrderTypeTag({ type }: { type: number }) {
  const locale = useLocale()
  if (type === orderType.code.standard) return null
  const tone = orderType.tone(type) === 'moves' ? 'brand' : 'neutral'
  return <Tag tone={tone}>{orderType.label(type, locale)}</Tag>
}
