import { useSay } from '../../../ui/host'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsAnswer, GoodsList } from './goods-list.store'
import { noRange, type GoodsQuery, type Range } from './goods-query'

export type FilterCardProps = {
  query: GoodsQuery
  answer: GoodsAnswer
  /** Category that the page or the element fixes for the list; another category below it is a filter. */
  ownCategory: string
  /** Any filter is active. */
  filtered: boolean
  list: GoodsList
}

/** Active filter: name, value, and the step that removes it. */
export type Condition = { name: string; value: string; lift: ReturnType<GoodsList['to']> }

/** Returns the active filters, one per value. */
export function useConditions({ query, answer, ownCategory, list }: FilterCardProps): Condition[] {
  const say = useSay(goodsListMessages)
  const without = (values: readonly string[], value: string) => values.filter((other) => other !== value)
  const nameOf = (rows: { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? id

  const rangeWords = ({ min, max }: Range) =>
    min && max ? say('between', { min, max }) : min ? say('atLeast', { n: min }) : say('atMost', { n: max })
  const facetOf = (name: string) => answer.facets.attrs.find((each) => each.name === name)
  const labelOf = (name: string) => facetOf(name)?.label ?? name

  return [
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
        name: labelOf(name),
        value: facetOf(name)?.values.find((each) => each.value === value)?.label ?? value,
        lift: list.to({ attrs: new Map([[name, without(values, value)]]) }),
      })),
    ),
    ...[...query.ranges].map(([name, range]) => ({
      name: labelOf(name),
      value: rangeWords(range),
      lift: list.to({ ranges: new Map([[name, noRange]]) }),
    })),
  ]
}
