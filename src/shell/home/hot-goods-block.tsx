import type { BlockProps } from './blocks'
import { equalColumns, gap } from './equal-columns'
import { Ranking } from './ranking'

/** Best sellers, up to four lists side by side. */
export const HotGoodsBlock = ({ props: { topList } }: { props: BlockProps<'hotGoods'> }) => (
  <div
    className="home-block home-rankings stack"
    style={{ gap, gridTemplateColumns: equalColumns(topList.length, 240) }}
  >
    {topList.map((list, at) => (
      <Ranking key={at} list={list} />
    ))}
  </div>
)
