import { useStore } from '@nanostores/react'
import { classNames } from '../../ui/class-names'
import { useSay, useScope } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import type { Goods } from '../goods/goods.contract'
import { compareChoiceMessages } from './compare-choice.messages'
import { compareOf } from './compare.store'

/** Button that adds a product to the comparison, or removes it. */
export function CompareToggle({ goods }: { goods: Goods }) {
  const say = useSay(compareChoiceMessages)
  const compare = compareOf(useScope())
  const chosen = useStore(compare.$ids).has(goods.id)
  return (
    <IconButton
      icon="scale"
      size="small"
      bare
      className={classNames('compare-toggle', chosen && 'compare-toggle-chosen')}
      label={say('compareOf', { name: goods.goodsName })}
      aria-pressed={chosen}
      onClick={() => compare.toggle(goods)}
    />
  )
}
