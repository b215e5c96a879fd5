import { Chip } from '../../../ui/chip'
import { useSay } from '../../../ui/host'
import { LinkOrButton } from '../../../ui/link-or-button'
import type { Condition } from './use-conditions'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsList } from './goods-list.store'

type ChosenFiltersProps = { conditions: readonly Condition[]; list: GoodsList }

/** Active filters, each with a remove button, and a button that removes all. */
export default function ChosenFilters({ conditions, list }: ChosenFiltersProps) {
  const say = useSay(goodsListMessages)
  return (
    <div className="goods-filter-row ruled" role="group" aria-label={say('chosen')}>
      <span className="goods-filter-label rigid ink-2">{say('chosen')}</span>
      <div className="goods-filter-chips row wrap gap-8 grow shrink">
        {conditions.map(({ name, value, lift }) => (
          <Chip key={`${name} ${value}`} label={say('condition', { name, value })} lift={lift} />
        ))}
        <LinkOrButton {...list.unfiltered()} className="link">
          {say('clear')}
        </LinkOrButton>
      </div>
    </div>
  )
}
