import fc from 'fast-check'
import { afterAll, expect, vi } from 'vitest'
import { realClock } from './real-clock'
import { openBeds } from './open-beds'

// The files of a worker share its servers, so each file starts from a reset.
for (const bed of openBeds) await bed.reset()

// Every run uses the same values. TEST_SEED selects others.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_120) })

// Files share the worker's globals. A mocked clock that is not restored makes later files fail, depending on their order.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(realClock(), 'this file leaves a replaced clock behind').toBe(true)
})
