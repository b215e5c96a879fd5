/** Returns the label of a unit in a selector, with its pieces if it contains more than one. */
export const unitLabel = (
  say: (key: 'unitHolds', values: { unit: string; n: number; piece: string }) => string,
  { unitName: unit, ratio: n }: { unitName: string; ratio: number },
  piece: string,
): string => (n > 1 ? say('unitHolds', { unit, n, piece }) : unit)
