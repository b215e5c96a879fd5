import { elementIs } from '../element-state'

type SkeletonProps = {
  /** In px, or in per cent of the room. */
  width?: number | `${number}%`
  /** In px. */
  height?: number
}

/** A grey block in the size of what will stand there. */
export const Skeleton = ({ width = '100%', height = 12 }: SkeletonProps) => (
  <span className="skeleton" ref={elementIs('loading')} style={{ width, height }} aria-hidden="true" />
)
