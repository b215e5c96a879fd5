/** Dimensions in millimetres. */
export type BearingSize = readonly [bore: number, outside: number, width: number]

/** Boundary dimensions of deep groove ball bearings (ISO 15) in mm, by series and the two digits of the bore. */
// oxfmt-ignore
const series: Record<string, Record<string, BearingSize>> = {
  '60': { '00': [10, 26, 8], '01': [12, 28, 8], '02': [15, 32, 9], '03': [17, 35, 10], '04': [20, 42, 12],
    '05': [25, 47, 12], '06': [30, 55, 13], '07': [35, 62, 14], '08': [40, 68, 15], '09': [45, 75, 16], '10': [50, 80, 16] },
  '62': { '00': [10, 30, 9], '01': [12, 32, 10], '02': [15, 35, 11], '03': [17, 40, 12], '04': [20, 47, 14],
    '05': [25, 52, 15], '06': [30, 62, 16], '07': [35, 72, 17], '08': [40, 80, 18], '09': [45, 85, 19], '10': [50, 90, 20] },
  '63': { '00': [10, 35, 11], '01': [12, 37, 12], '02': [15, 42, 13], '03': [17, 47, 14], '04': [20, 52, 15],
    '05': [25, 62, 17], '06': [30, 72, 19], '07': [35, 80, 21], '08': [40, 90, 23], '09': [45, 100, 25], '10': [50, 110, 27] },
}
const miniature: Record<string, BearingSize> = { '608': [8, 22, 7] }

/** Returns the size for a designation such as `6204-2RS`, or undefined if it is no deep groove ball bearing. */
export function bearingSize(model: string): BearingSize | undefined {
  const [designation = ''] = /^\d+/.exec(model) ?? []
  return (
    miniature[designation] ??
    (designation.length === 4 ? series[designation.slice(0, 2)]?.[designation.slice(2)] : undefined)
  )
}

/** Returns the URL of a dimension drawing for a designation, or undefined for an unknown size. */
export const dimensionDrawing = (model: string): string | undefined =>
  bearingSize(model) && `/img/dimensions/${encodeURIComponent(model)}.svg`

/** Returns the size as written in names: `20×47×14`. */
export const sizeInName = (model: string): string => bearingSize(model)?.join('×') ?? ''
