/** What a unit is called where it is chosen: with the pieces that it holds, where that is more than one. */
export const unitLabel = (
  say: (key: 'unitHolds', values: { unit: string; n: number; piece: string }) => string,
  { unitName: unit, ratio: n }: { unitName: string; ratio: number },
  piece: string,
): string => (n > 1 ? say('unitHolds', { unit, n, piece }) : unit)
