import fc from 'fast-check'
import { afterAll, expect, vi } from 'vitest'
import { realClock } from './real-clock'
import { openBeds } from './open-beds'

// Files of a worker share its servers: none begins with what the one before has left.
for (const bed of openBeds) await bed.reset()

// Every run tries the same values; TEST_SEED names others.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_120) })

// They share its globals, too: a clock that stays replaced makes other files fail, depending on their order.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(realClock(), 'this file leaves a replaced clock behind').toBe(true)
})
