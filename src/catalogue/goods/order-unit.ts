import * as z from 'zod/mini'
import { id, wording } from '../../core/api/shapes'

/** Order unit: `ratio` pieces of the default unit, in which all quantities are stored. */
export const orderUnit = z.object({ itemId: id, unitName: wording, ratio: z.int() })
export type OrderUnit = z.output<typeof orderUnit>
