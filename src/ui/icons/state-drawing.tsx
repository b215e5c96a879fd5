import { stateDrawings, type StateDrawingName, type StateDrawingPaths } from './state-drawings'

/** The drawing of an empty or failed state; says nothing to screen readers, its title does. */
export function StateDrawing({ name }: { name: StateDrawingName }) {
  const { filled, lines, accent, lens, dashed, ground }: StateDrawingPaths = stateDrawings[name]
  return (
    <svg className="state-drawing" width="160" height="112" viewBox="0 0 160 112" aria-hidden="true">
      {ground && <path className="state-drawing-ground" d="M12 100h136" />}
      {filled && <path className="state-drawing-filled" d={filled} fillRule="evenodd" />}
      <path d={lines} />
      {lens && <path className="state-drawing-lens" d={lens} />}
      <path className="state-drawing-accent" d={accent} strokeDasharray={dashed ? '4 3' : undefined} />
    </svg>
  )
}
