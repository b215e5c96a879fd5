import type { StateDrawingPaths } from './state-drawings'

/** Paths of a drawing. */
export const DrawingPaths = ({ filled, lines, accent, lens, dashed, ground }: StateDrawingPaths) => (
  <>
    {ground && <path className="state-drawing-ground" d="M12 100h136" />}
    {filled && <path className="state-drawing-filled" d={filled} fillRule="evenodd" />}
    <path d={lines} />
    {lens && <path className="state-drawing-lens" d={lens} />}
    <path className="state-drawing-accent" d={accent} strokeDasharray={dashed ? '4 3' : undefined} />
  </>
)
