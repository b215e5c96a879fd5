/** Drawing of a state on 160 × 112: outlines, filled shapes, and an accent in the brand colour. */
export type StateDrawingPaths = {
  /** Closed shapes on surface-3 below the outlines. */
  filled?: string
  lines: string
  accent: string
  /** A closed accent shape that hides what is behind it. */
  lens?: string
  /** Dashed, for something missing. */
  dashed?: boolean
  ground: boolean
}

/** Drawings of failures, loaded in advance. */
export const stateDrawings = {
  /** A crossed-out picture. */
  picture: {
    lines: 'M44 20h72v72H44zM84 42a8 8 0 1 0 16 0 8 8 0 1 0-16 0M44 78l20-22 16 16 10-10 26 26',
    accent: 'M36 100L124 12',
    ground: false,
  },
  /** An unplugged plug. */
  plug: {
    filled: 'M58 38h16v20H58zM96 38h8v20h-8z',
    lines:
      'M8 72c20 0 20-24 40-24h10M58 38h16v20H58zM74 43h8M74 53h8M96 38h8v20h-8zM104 48h8c20 0 20 24 40 24',
    accent: 'M76 28l6 8M89 23v10M76 68l6-8M89 62v10',
    ground: true,
  },
} as const satisfies Record<string, StateDrawingPaths>
