/** One state on 160 × 112: outlines, what of them is filled, and one accent in the brand's colour. */
export type StateDrawingPaths = {
  /** Closed shapes on surface-3, under the outlines. */
  filled?: string
  lines: string
  accent: string
  /** A closed accent shape that hides what lies behind it. */
  lens?: string
  /** Drawn with gaps: something that should be there. */
  dashed?: boolean
  ground: boolean
}

/** What is drawn where something did not come: its code is there before it is wanted. */
export const stateDrawings = {
  /** A frame with a landscape, crossed out. */
  picture: {
    lines: 'M44 20h72v72H44zM84 42a8 8 0 1 0 16 0 8 8 0 1 0-16 0M44 78l20-22 16 16 10-10 26 26',
    accent: 'M36 100L124 12',
    ground: false,
  },
  /** A plug pulled out of its socket. */
  plug: {
    filled: 'M58 38h16v20H58zM96 38h8v20h-8z',
    lines:
      'M8 72c20 0 20-24 40-24h10M58 38h16v20H58zM74 43h8M74 53h8M96 38h8v20h-8zM104 48h8c20 0 20 24 40 24',
    accent: 'M76 28l6 8M89 23v10M76 68l6-8M89 62v10',
    ground: true,
  },
} as const satisfies Record<string, StateDrawingPaths>
