import type { BlockProps } from './blocks'
import { Ranking } from './ranking'

/** Best sellers, up to four lists side by side. */
export const HotGoodsBlock = ({ props: { topList } }: { props: BlockProps<'hotGoods'> }) => (
  <div className="home-block home-rankings">
    {topList.map((list, at) => (
      <Ranking key={at} list={list} />
    ))}
  </div>
)
