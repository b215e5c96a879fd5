import * as z from 'zod/mini'
import { id, wording } from '../../core/api/shapes'

/** The unit that a buyer orders in: `ratio` pieces of the default unit, in which all quantities are counted. */
export const orderUnit = z.object({ itemId: id, unitName: wording, ratio: z.int() })
export type OrderUnit = z.output<typeof orderUnit>
