export type Point = { x: number; y: number }
/** Side of the flyout next to the rows. */
export type Edge = { x: number; top: number; bottom: number }

/** Returns a number whose sign tells on which side of the line from `a` to `b` a point is. */
const side = (point: Point, a: Point, b: Point) =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x))

/**
 * Returns whether the pointer is moving towards the flyout: inside the triangle between the point where it left the active
 * row and the two near corners of the flyout. Rows that it crosses inside the triangle do not become active.
 */
export function aimsAt(point: Point, from: Point, { x, top, bottom }: Edge): boolean {
  const corners = [from, { x, y: top }, { x, y: bottom }] as const
  const sides = [
    side(point, corners[0], corners[1]),
    side(point, corners[1], corners[2]),
    side(point, corners[2], corners[0]),
  ]
  return (
    (point.x - from.x) * (x - from.x) > 0 &&
    (sides.every((each) => each >= 0) || sides.every((each) => each <= 0))
  )
}
