import { useEffect, useState } from 'react'
import type { emptyDrawings } from './empty-drawings'
import { stateDrawings, type StateDrawingPaths } from './state-drawings'

type EmptyDrawingName = keyof typeof emptyDrawings
type AtHand = keyof typeof stateDrawings
export type StateDrawingName = EmptyDrawingName | AtHand

const isAtHand = (name: StateDrawingName): name is AtHand => Object.hasOwn(stateDrawings, name)

/** The lines of a drawing; an ornament that does not come leaves its place empty. */
function useDrawing(name: StateDrawingName): StateDrawingPaths | undefined {
  const [found, setFound] = useState<{ name: EmptyDrawingName; paths: StateDrawingPaths }>()
  useEffect(() => {
    if (isAtHand(name)) return
    let current = true
    const show = (drawings: typeof emptyDrawings) => current && setFound({ name, paths: drawings[name] })
    void import('./empty-drawings').then(
      (module) => show(module.emptyDrawings),
      () => {},
    )
    return () => void (current = false)
  }, [name])
  if (isAtHand(name)) return stateDrawings[name]
  return found?.name === name ? found.paths : undefined
}

/** The drawing of an empty or failed state; says nothing to screen readers, its title does. */
export function StateDrawing({ name }: { name: StateDrawingName }) {
  const drawing = useDrawing(name)
  return (
    <svg className="state-drawing" width="160" height="112" viewBox="0 0 160 112" aria-hidden="true">
      {drawing && <DrawingPaths {...drawing} />}
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
