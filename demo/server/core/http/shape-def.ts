import type * as z from 'zod/mini'

/** Returns the definition of a shape, which the type of the base class does not expose. */
export const defOf = (shape: z.core.$ZodType) => (shape as z.core.$ZodTypes)._zod.def
