import type * as z from 'zod/mini'

/** What a shape is made of. Every shape is one of these; the base class does not say so. */
export const defOf = (shape: z.core.$ZodType) => (shape as z.core.$ZodTypes)._zod.def
