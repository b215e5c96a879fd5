import { elementIs } from '../element-state'

type SkeletonProps = {
  /** In pixels or percent. */
  width?: number | `${number}%`
  /** In pixels. */
  height?: number
}

/** Grey placeholder in the size of the content. */
export const Skeleton = ({ width = '100%', height = 12 }: SkeletonProps) => (
  <span className="skeleton" ref={elementIs('loading')} style={{ width, height }} aria-hidden="true" />
)
