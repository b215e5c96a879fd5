import { lazy, Suspense, type ComponentType } from 'react'
import type { emptyDrawings } from './empty-drawings'
import { stateDrawings, type StateDrawingPaths } from './state-drawings'

type EmptyDrawingName = keyof typeof emptyDrawings
type AtHand = keyof typeof stateDrawings
export type StateDrawingName = EmptyDrawingName | AtHand

const isAtHand = (name: StateDrawingName): name is AtHand => Object.hasOwn(stateDrawings, name)

type EmptyDrawingProps = { name: EmptyDrawingName }
/** An ornament that does not come leaves its place empty. */
const EmptyDrawing = lazy<ComponentType<EmptyDrawingProps>>(async () => {
  try {
    const { emptyDrawings: all } = await import('./empty-drawings')
    return { default: ({ name }) => <DrawingPaths {...all[name]} /> }
  } catch {
    return { default: () => null }
  }
})

/** The drawing of an empty or failed state; says nothing to screen readers, its title does. */
export function StateDrawing({ name }: { name: StateDrawingName }) {
  return (
    <svg className="state-drawing" width="160" height="112" viewBox="0 0 160 112" aria-hidden="true">
      {isAtHand(name) ? (
        <DrawingPaths {...stateDrawings[name]} />
      ) : (
        <Suspense>
          <EmptyDrawing name={name} />
        </Suspense>
      )}
    </svg>
  )
}

const DrawingPaths = ({ filled, lines, accent, lens, dashed, ground }: StateDrawingPaths) => (
  <>
    {ground && <path className="state-drawing-ground" d="M12 100h136" />}
    {filled && <path className="state-drawing-filled" d={filled} fillRule="evenodd" />}
    <path d={lines} />
    {lens && <path className="state-drawing-lens" d={lens} />}
    <path className="state-drawing-accent" d={accent} strokeDasharray={dashed ? '4 3' : undefined} />
  </>
)
