import { Chip } from '../../../ui/chip'
import { useSay } from '../../../ui/host'
import { LinkOrButton } from '../../../ui/link-or-button'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsAnswer, GoodsList } from './goods-list.store'
import type { GoodsQuery, Range } from './goods-query'

export type FilterCardProps = {
  query: GoodsQuery
  answer: GoodsAnswer
  /** The category that the list is about by itself: choosing another below it is a condition. */
  ownCategory: string
  /** Any condition is in force. */
  filtered: boolean
  list: GoodsList
}

/** The conditions in force, each with a cross, and one way out of all; nothing while there are none. */
export function ChosenFilters({ query, answer, ownCategory, list }: FilterCardProps) {
  const say = useSay(goodsListMessages)
  const without = (values: readonly string[], value: string) => values.filter((other) => other !== value)
  const nameOf = (rows: { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? id

  const rangeWords = ({ min, max }: Range) =>
    min && max ? say('between', { min, max }) : min ? say('atLeast', { n: min }) : say('atMost', { n: max })
  const facetOf = (name: string) => answer.facets.attrs.find((each) => each.name === name)
  const calledBy = (name: string, value: string) => {
    const facet = facetOf(name)
    const known = facet?.values.find((each) => each.value === value)
    return { name: facet?.label ?? name, value: known?.label ?? value }
  }

  const chips = [
    ...(query.categoryId === ownCategory
      ? []
      : [
          {
            name: say('category'),
            value: nameOf(answer.crumbs, query.categoryId),
            lift: list.to({ categoryId: '' }),
          },
        ]),
    ...query.brandIds.map((id) => ({
      name: say('brand'),
      value: nameOf(answer.facets.brands, id),
      lift: list.to({ brandIds: without(query.brandIds, id) }),
    })),
    ...(query.shopId
      ? [
          {
            name: say('shop'),
            value: answer.shop?.name ?? query.shopId,
            lift: list.to({ shopId: '' }),
          },
        ]
      : []),
    ...[...query.attrs].flatMap(([name, values]) =>
      values.map((value) => ({
        ...calledBy(name, value),
        lift: list.to({ attrs: new Map([[name, without(values, value)]]) }),
      })),
    ),
    ...[...query.ranges].map(([name, range]) => ({
      name: facetOf(name)?.label ?? name,
      value: rangeWords(range),
      lift: list.to({ ranges: new Map([[name, { min: '', max: '' }]]) }),
    })),
  ]
  if (chips.length === 0) return null

  return (
    <div className="goods-filter-row" role="group" aria-label={say('chosen')}>
      <span className="goods-filter-label">{say('chosen')}</span>
      <div className="goods-filter-chips">
        {chips.map(({ name, value, lift }) => (
          <Chip key={`${name} ${value}`} label={say('condition', { name, value })} lift={lift} />
        ))}
        <LinkOrButton {...list.unfiltered()} className="link">
          {say('clear')}
        </LinkOrButton>
      </div>
    </div>
  )
}
