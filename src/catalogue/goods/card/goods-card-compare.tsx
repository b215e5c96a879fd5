import { classNames } from '../../../ui/class-names'
import { useOwn, useSay, useScope } from '../../../ui/host'
import { compareChoiceMessages } from '../../compare/compare-choice.messages'
import { compareOf } from '../../compare/compare.store'
import type { Goods } from '../goods.contract'

/** The server renders an empty comparison because only the browser knows the choice. */
const none = new Set<string>()

/** Checkbox that adds the product of a card to the comparison. A fifth product is refused and stays unticked. */
export function GoodsCardCompare({ goods }: { goods: Goods }) {
  const say = useSay(compareChoiceMessages)
  const compare = compareOf(useScope())
  const chosen = useOwn(compare.$ids, none).has(goods.id)
  return (
    <label className={classNames('goods-card-compare row gap-4 text-meta', chosen && 'goods-card-chosen')}>
      <input
        type="checkbox"
        aria-label={say('compareOf', { name: goods.goodsName })}
        checked={chosen}
        onChange={() => compare.toggle(goods)}
      />
      {say('compare')}
    </label>
  )
}
