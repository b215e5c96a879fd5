import type { StateDrawingPaths } from './state-drawings'

/** Drawings of rare states, loaded when one is shown. */
export const emptyDrawings = {
  /** An open box with an arrow into it. */
  box: {
    filled: 'M40 48h56v16c-10 0-16 12-28 12s-18-12-28-12z',
    lines:
      'M40 48v52h56V48zM40 64c10 0 16 12 28 12s18-12 28-12M40 48l18-16h56L96 48M114 32v48l-18 20M50 84h24M132 83.5l7.4 4.2v8.6l-7.4 4.2-7.4-4.2v-8.6zM128.5 92a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
    accent: 'M76 7v17m-8.5-8.5L76 24l8.5-8.5',
    ground: true,
  },
  /** A nut under an empty magnifier. */
  search: {
    filled: 'M76 14l21.65 12.5v25L76 64 54.35 51.5v-25zM66 39a10 10 0 1 1 20 0 10 10 0 1 1-20 0',
    lines:
      'M76 14l21.65 12.5v25L76 64 54.35 51.5v-25zM66 39a10 10 0 1 0 20 0 10 10 0 1 0-20 0M28.5 90h13M35 83.5v13',
    lens: 'M67 56a26 26 0 1 0 52 0 26 26 0 1 0-52 0',
    accent: 'M84 50l18 12M102 50l-18 12M111 74.5l19.5 18.5',
    ground: true,
  },
  /** A clipboard with a clock. */
  list: {
    filled: 'M66 14h28v12H66z',
    lines: 'M66 20H48v80h64V20H94M66 14h28v12H66zM60 44h40M60 58h40M60 72h24',
    lens: 'M94 84a14 14 0 1 0 28 0 14 14 0 1 0-28 0',
    accent: 'M108 76v8l6 4',
    ground: true,
  },
  /** A padlock. */
  lock: {
    filled: 'M54 52h52v48H54z',
    lines: 'M54 52h52v48H54zM62 52V38a18 18 0 0 1 36 0v14',
    accent: 'M75 70a5 5 0 1 0 10 0 5 5 0 1 0-10 0M80 75v11',
    ground: true,
  },
  /** A bolt without its nut. */
  bolt: {
    filled: 'M37.5 54.5L17.5 61l-3.2 10.5 6.2 17 8.3 7 20.4-7z',
    lines:
      'M37.5 54.5L17.5 61l-3.2 10.5 6.2 17 8.3 7 20.4-7M36.5 48.7l4.8-1.7 15.2 45.7-5 1.6zM46.3 58L108 37.8l6 3.2 4.5 13.8-3 6.5L53.3 81M73.3 49.7l3.7 23.3M79.8 47.7l3.7 23.3M86.5 45.5L90 68.8M93 43.3l3.7 23.4M99.8 41l3.5 23.7M106.5 38.7l3.7 23.8',
    accent:
      'M135 60l12.6 7.2v14.6L135 89l-12.6-7.2V67.2zM128.7 74.5a6.3 6.3 0 1 0 12.6 0 6.3 6.3 0 1 0-12.6 0',
    dashed: true,
    ground: true,
  },
} as const satisfies Record<string, StateDrawingPaths>
