import { DrawingPaths } from './drawing-paths'
import { emptyDrawings } from './empty-drawings'

/** The lines of a state that most pages never come to. */
export default function EmptyDrawing({ name }: { name: keyof typeof emptyDrawings }) {
  return <DrawingPaths {...emptyDrawings[name]} />
}
