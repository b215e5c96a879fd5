import type { BlockProps } from './blocks'
import { Ranking } from './ranking'

/** Between lists, in pixels. */
const gap = 16

/**
 * Best sellers, up to four lists side by side. Columns are as many as lists, not as many as have come: a page that is
 * drawn is read list by list, and what stands there must not move for the next.
 */
export const HotGoodsBlock = ({ props: { topList } }: { props: BlockProps<'hotGoods'> }) => {
  const equal = `(100% - ${(topList.length - 1) * gap}px) / ${topList.length}`
  const columns = `repeat(auto-fill, minmax(max(240px, ${equal}), 1fr))`
  return (
    <div className="home-block home-rankings" style={{ gap, gridTemplateColumns: columns }}>
      {topList.map((list, at) => (
        <Ranking key={at} list={list} />
      ))}
    </div>
  )
}
