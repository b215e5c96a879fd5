import { yes } from '../../core/shapes'
import { useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { keptMessages } from './kept.messages'

/** Behind the one that is taken where nobody chooses. */
export function DefaultTag({ of }: { of: { isDefault: number } }) {
  const say = useSay(keptMessages)
  return of.isDefault === yes && <Tag tone="brand">{say('isDefault')}</Tag>
}
