import { Tag } from '../../ui/tag'
import { useLabel } from '../../ui/use-label'
import { orderType } from './order-type'

/** Tag with the order type. Empty for a standard order. */
export function OrderTypeTag({ type }: { type: number }) {
  const typeLabel = useLabel(type === orderType.code.standard ? undefined : orderType)
  if (type === orderType.code.standard) return null
  const tone = orderType.tone(type) === 'moves' ? 'brand' : 'neutral'
  return <Tag tone={tone}>{typeLabel(type)}</Tag>
}
