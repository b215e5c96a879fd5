import { Skeleton } from '../pages/skeleton'

const widths = [84, 76, 68, 60] as const

/** Placeholder rows with a tile, two lines, two numbers and a button, the layout of most lists. */
export const SkeletonRows = ({ rows = 4 }: { rows?: number }) => (
  <div className="skeleton-rows">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="skeleton-row">
        <Skeleton width={40} height={40} />
        <div className="skeleton-lines">
          <Skeleton width={`${widths[row % 4] ?? 80}%`} />
          <Skeleton width="45%" height={10} />
        </div>
        <Skeleton width={64} />
        <Skeleton width={72} />
        <Skeleton width={84} height={28} />
      </div>
    ))}
  </div>
)
