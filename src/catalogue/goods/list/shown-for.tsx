import { useSay } from '../../../ui/host'
import { InlineBar } from '../../../ui/inline-bar'
import { LinkOrButton } from '../../../ui/link-or-button'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsList } from './goods-list.store'
import type { GoodsQuery } from './goods-query'

type ShownForProps = {
  query: GoodsQuery
  /** Keyword of the shown goods. */
  shown: string
  list: GoodsList
}

/** Message that the list shows results for a corrected search, with a link to the exact search. */
export default function ShownFor({ query: { keyword: word }, shown, list }: ShownForProps) {
  const say = useSay(goodsListMessages)
  return (
    <InlineBar
      actions={
        <LinkOrButton {...list.to({ exact: true })} className="link">
          {say('onlyExact', { word })}
        </LinkOrButton>
      }
    >
      <span role="status">{say('shownFor', { word, shown })}</span>
    </InlineBar>
  )
}
