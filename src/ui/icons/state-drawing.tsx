import { Suspense } from 'react'
import { quietly } from '../quietly'
import { DrawingPaths } from './drawing-paths'
import type { emptyDrawings } from './empty-drawings'
import { stateDrawings } from './state-drawings'

type AtHand = keyof typeof stateDrawings
export type StateDrawingName = keyof typeof emptyDrawings | AtHand

const isAtHand = (name: StateDrawingName): name is AtHand => Object.hasOwn(stateDrawings, name)
const EmptyDrawing = quietly(() => import('./empty-drawing'))

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
