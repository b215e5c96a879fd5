import { Skeleton } from '../../ui/pages/skeleton'

/** Placeholder of the home page's head, in its final size. */
export const HomeSkeleton = () => (
  <div className="home">
    <div className="home-hero">
      <Skeleton height={430} />
      <Skeleton height={430} />
      <Skeleton height={430} />
    </div>
    <div className="home-waiting">
      <Skeleton height={74} />
    </div>
  </div>
)
