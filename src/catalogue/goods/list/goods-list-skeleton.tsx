import { Skeleton } from '../../../ui/pages/skeleton'
import type { GoodsQuery } from './goods-query'

/** Number of values and width of the first value, per row. */
const rows = [
  [9, 40],
  [10, 28],
  [5, 72],
  [4, 24],
  [5, 56],
] as const

type GoodsListSkeletonProps = { query: GoodsQuery; filters: boolean; sort: boolean }

/** Placeholder of the list in the size of the loaded one. */
export function GoodsListSkeleton({ query, filters, sort }: GoodsListSkeletonProps) {
  return (
    <div className="goods-list-skeleton stack gap-16">
      {filters && (
        <section className="card goods-filters">
          {rows.map(([values, width], at) => (
            <div key={at} className="goods-filter-row ruled">
              <span className="goods-filter-label rigid ink-2">
                <Skeleton width={56} />
              </span>
              <div className="goods-filter-waiting row gap-24">
                {Array.from({ length: values }, (_, which) => (
                  <Skeleton key={which} width={width + (which % 3) * 8} />
                ))}
              </div>
            </div>
          ))}
        </section>
      )}
      {sort && (
        <section className="card goods-sort row wrap gap-16 row-gap-8 text-dense">
          {[48, 48, 48, 72].map((width, at) => (
            <Skeleton key={at} width={width} height={16} />
          ))}
          <span className="goods-sort-count push ink-2 nowrap">
            <Skeleton width={96} height={16} />
          </span>
          <Skeleton width={112} height={28} />
        </section>
      )}
      {query.view === 'table' ? (
        <TableSkeleton rows={query.pageSize} />
      ) : (
        <GridSkeleton cards={query.pageSize} />
      )}
    </div>
  )
}

const GridSkeleton = ({ cards }: { cards: number }) => (
  <div className="goods-grid">
    {Array.from({ length: cards }, (_, at) => (
      <div key={at} className="card goods-waiting">
        <Skeleton height={168} />
        <Skeleton width={88} height={18} />
        <Skeleton />
        <Skeleton width="72%" />
        <Skeleton width="48%" height={10} />
        <Skeleton width="32%" height={10} />
        <div className="goods-waiting-action row gap-8 stretch">
          <Skeleton width={108} height={28} />
          <span className="grow shrink">
            <Skeleton height={28} />
          </span>
        </div>
      </div>
    ))}
  </div>
)

/** Placeholders of table rows while the goods load. */
export const TableSkeleton = ({ rows: count }: { rows: number }) => (
  <section className="card">
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className="goods-waiting-row row gap-24">
        <Skeleton width={40} height={40} />
        <Skeleton width="36%" />
        <Skeleton width={72} />
        <Skeleton width={84} />
        <Skeleton width={108} height={28} />
      </div>
    ))}
  </section>
)
