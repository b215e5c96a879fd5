import { useStore } from '@nanostores/react'
import { classNames } from '../../ui/class-names'
import { useSay, useScope } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import type { Goods } from '../goods/goods.contract'
import { compareChoiceMessages } from './compare-choice.messages'
import { compareOf } from './compare.store'

/** Puts a product beside others, or takes it out again. */
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
