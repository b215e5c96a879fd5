import { buttonClass } from '../../../ui/button'
import { EmptySlot } from '../../../ui/pages/empty-slot'
import { EmptyState } from '../../../ui/pages/empty-state'
import { useHref, useSay } from '../../../ui/host'
import { later } from '../../../ui/later'
import { LinkButton } from '../../../ui/link-button'
import { LinkOrButton } from '../../../ui/link-or-button'
import { GoodsGrid } from '../card/goods-grid'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsAnswer, GoodsList } from './goods-list.store'
import type { GoodsQuery } from './goods-query'
import type { Goods } from '../goods.contract'
import type { RowSelection } from './row-selection.store'

// Most look at cards.
const GoodsTable = later(() => import('./goods-table'))

type GoodsResultsProps = {
  query: GoodsQuery
  answer: GoodsAnswer
  /** Any condition is in force that can be lifted. */
  filtered: boolean
  list: GoodsList
  selection: RowSelection<Goods>
  cardTag?: string | undefined
  /** Offers to put goods side by side. */
  compare: boolean
}

/** The goods that were found, in the view that was chosen, or why there are none and the way on. */
export function GoodsResults(props: GoodsResultsProps) {
  const { query, answer, filtered, list, selection, cardTag, compare } = props
  const say = useSay(goodsListMessages)
  const href = useHref()
  const { content, totalElements, suggestion } = answer

  if (content.length > 0) {
    return query.view === 'table' ? (
      <GoodsTable goods={content} highlight={query.keyword} selection={selection} compare={compare} />
    ) : (
      <GoodsGrid goods={content} highlight={query.keyword} cardTag={cardTag} compare={compare} arrival />
    )
  }
  if (totalElements > 0) {
    return (
      <section className="card">
        <EmptyState
          drawing="list"
          title={say('pastEnd')}
          actions={
            <LinkOrButton {...list.to({ page: 1 })} className={buttonClass({})} part="action">
              {say('firstPage')}
            </LinkOrButton>
          }
        />
      </section>
    )
  }
  return (
    <section className="card">
      <EmptySlot
        drawing="search"
        title={query.keyword ? say('noneFound', { word: query.keyword }) : say('noneHere')}
        text={
          <>
            {say(query.keyword ? 'noneFoundText' : 'noneHereText')}
            {suggestion && (
              <span className="goods-suggestion">
                {say('didYouMean')}{' '}
                <LinkOrButton {...list.to({ keyword: suggestion })} className="link">
                  {suggestion}
                </LinkOrButton>
              </span>
            )}
          </>
        }
        actions={
          <>
            {query.keyword && (
              <LinkButton variant="primary" href={href('askEnquiry', {}, { code: query.keyword })}>
                {say('enquireAbout')}
              </LinkButton>
            )}
            {filtered ? (
              <LinkOrButton {...list.unfiltered()} className={buttonClass({})} part="action">
                {say('clearFilters')}
              </LinkOrButton>
            ) : (
              <LinkButton href={href('allCategories')}>{say('allCategories')}</LinkButton>
            )}
          </>
        }
      />
    </section>
  )
}
