import { Suspense } from 'react'
import { quietly } from '../quietly'
import { DrawingPaths } from './drawing-paths'
import type { emptyDrawings } from './empty-drawings'
import { stateDrawings } from './state-drawings'

type AtHand = keyof typeof stateDrawings
export type StateDrawingName = keyof typeof emptyDrawings | AtHand

const isAtHand = (name: StateDrawingName): name is AtHand => Object.hasOwn(stateDrawings, name)
const EmptyDrawing = quietly(() => import('./empty-drawing'))

/** Drawing of an empty or failed state. Decorative: the title describes the state. */
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
