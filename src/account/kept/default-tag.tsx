import { yes } from '../../core/api/shapes'
import { useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { keptMessages } from './kept.messages'

/** Tag of the default entry. */
export function DefaultTag({ of }: { of: { isDefault: number } }) {
  const say = useSay(keptMessages)
  return of.isDefault === yes && <Tag tone="brand">{say('isDefault')}</Tag>
}
