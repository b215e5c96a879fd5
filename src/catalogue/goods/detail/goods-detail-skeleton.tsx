import { Skeleton } from '../../../ui/pages/skeleton'

/** Placeholder of a product in the size of the loaded page. */
export const GoodsDetailSkeleton = () => (
  <section className="card goods-detail-card">
    <div className="goods-detail-aside shrink">
      <Skeleton height={400} />
      <div className="goods-gallery-thumbs">
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} width={73} height={73} />
        ))}
      </div>
    </div>
    <div className="stack gap-16 top">
      <Skeleton width={160} height={20} />
      <Skeleton width="72%" height={28} />
      <Skeleton height={144} />
      <Skeleton width="48%" height={32} />
      <Skeleton height={252} />
      <Skeleton height={44} />
    </div>
  </section>
)
