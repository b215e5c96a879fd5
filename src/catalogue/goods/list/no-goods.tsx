import { buttonClass } from '../../../ui/button'
import { EmptySlot } from '../../../ui/pages/empty-slot'
import { EmptyState } from '../../../ui/pages/empty-state'
import { useHref, useSay } from '../../../ui/host'
import { LinkButton } from '../../../ui/link-button'
import { LinkOrButton } from '../../../ui/link-or-button'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsAnswer, GoodsList } from './goods-list.store'
import type { GoodsQuery } from './goods-query'

type NoGoodsProps = {
  query: GoodsQuery
  answer: GoodsAnswer
  /** Any filter can be removed. */
  filtered: boolean
  list: GoodsList
}

/** Message that explains an empty list, with links to continue. */
export default function NoGoods({ query, answer, filtered, list }: NoGoodsProps) {
  const say = useSay(goodsListMessages)
  const href = useHref()
  const { totalElements, suggestion } = answer

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
              <span className="goods-suggestion above-8 block">
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
