import { DrawingPaths } from './drawing-paths'
import { emptyDrawings } from './empty-drawings'

/** Drawing of a rare state, loaded lazily. */
export default function EmptyDrawing({ name }: { name: keyof typeof emptyDrawings }) {
  return <DrawingPaths {...emptyDrawings[name]} />
}
