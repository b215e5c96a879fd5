import { Skeleton } from '../../ui/pages/skeleton'

/** The head of the home page in grey, in the sizes of what will stand there. */
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
