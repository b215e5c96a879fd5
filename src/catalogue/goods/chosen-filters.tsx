import { Chip } from '../../ui/chip'
import { useSay } from '../../ui/host'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsAnswer } from './goods-list.store'
import type { GoodsQuery } from './goods-query'

export type FilterCardProps = {
  query: GoodsQuery
  answer: GoodsAnswer
  /** The category that the list is about by itself: choosing another below it is a condition. */
  ownCategory: string
  /** Any condition is in force. */
  filtered: boolean
  onChange: (change: Partial<GoodsQuery>) => void
  onClear: () => void
}

/** The conditions in force, each with a cross, and one button for all; nothing while there are none. */
export function ChosenFilters({ query, answer, ownCategory, onChange, onClear }: FilterCardProps) {
  const say = useSay(goodsListMessages)
  const without = (values: readonly string[], value: string) => values.filter((other) => other !== value)
  const nameOf = (rows: { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? id

  const chips = [
    ...(query.categoryId === ownCategory
      ? []
      : [
          {
            name: say('category'),
            value: nameOf(answer.crumbs, query.categoryId),
            lift: () => onChange({ categoryId: '' }),
          },
        ]),
    ...query.brandIds.map((id) => ({
      name: say('brand'),
      value: nameOf(answer.facets.brands, id),
      lift: () => onChange({ brandIds: without(query.brandIds, id) }),
    })),
    ...(query.shopId
      ? [
          {
            name: say('shop'),
            value: answer.shop?.name ?? query.shopId,
            lift: () => onChange({ shopId: '' }),
          },
        ]
      : []),
    ...[...query.attrs].flatMap(([name, values]) =>
      values.map((value) => ({
        name,
        value,
        lift: () => onChange({ attrs: new Map([[name, without(values, value)]]) }),
      })),
    ),
  ]
  if (chips.length === 0) return null

  return (
    <div className="filter-row" role="group" aria-label={say('chosen')}>
      <span className="filter-label">{say('chosen')}</span>
      <div className="filter-chips">
        {chips.map(({ name, value, lift }) => (
          <Chip key={`${name} ${value}`} label={say('condition', { name, value })} onRemove={lift} />
        ))}
        <button type="button" className="link" onClick={onClear}>
          {say('clear')}
        </button>
      </div>
    </div>
  )
}
