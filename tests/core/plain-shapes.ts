import * as z from 'zod/mini'

/** Schemas that no contract has, but drafts, blocks or future contracts may have. */
export const plainShapes = {
  number: z.array(z.number()),
  int32: z.int32(),
  short: z.string().check(z.maxLength(4), z.minLength(2)),
  below: z.number().check(z.gt(1), z.lt(20), z.maximum(19), z.minimum(2)),
  anything: z.object({ a: z.unknown() }),
  present: z.object({ a: z.pipe(z.optional(z.string()), z.transform(String)) }),
  halfKnown: z.optional(z._default(z.string(), 'x')),
  inDefault: z.object({ a: z.optional(z._default(z.array(z.int()), [1])) }),
  caught: z.object({ a: z.catch(z.int(), 7), b: z.catch(z.optional(z.int()), 7) }),
  pair: z.tuple([z.string(), z.int()]),
  others: z.catchall(z.object({ a: z.int() }), z.union([z.string(), z.literal(true)])),
  extended: z.extend(z.object({ a: z.int(), b: z.int() }), { b: z.nullable(z.string()) }),
  judged: z.array(z.int()).check(
    z.check(({ value, issues }) => {
      if (value.length === 2) issues.push({ code: 'custom', input: value, path: [], message: 'two' })
    }),
  ),
}
