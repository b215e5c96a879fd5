import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { code, id, page, paging, text } from './shapes'

/** What every document tells of itself, in lists as well. */
const head = {
  id,
  no: z.string(),
  state: z.int(),
  createdAt: z.string(),
  /** What who asks may do with it now: names of its machine's steps and actions. */
  actions: z.optional(z.array(z.string())),
}

/**
 * What is asked of the server about documents of a kind: the list by state, one of them, and a step that its buyer takes.
 * @param base above the addresses of all three
 * @param row what lists show of one, beside what every document tells
 * @param more what its own page shows besides
 */
export function documentContract<
  Row extends Record<string, z.ZodMiniType>,
  More extends Record<string, z.ZodMiniType>,
>(
  base: string,
  { about, row, more }: { about: { list: string; detail: string; step: string }; row: Row; more: More },
) {
  const shown = z.object({ ...head, ...row })
  return {
    list: endpoint(`POST ${base}/page` as const, {
      about: about.list,
      needs: 'token',
      body: z.object({ ...paging, state: z.optional(code), keyword: z.optional(text(50)) }),
      data: z.extend(page(shown), {
        /** How many are in which state, by its code, whatever state is asked for. */
        counts: z.record(z.string(), z.int()),
      }),
    }),
    detail: endpoint(`GET ${base}/detail/{id}` as const, {
      about: about.detail,
      needs: 'token',
      data: z.object({ ...head, ...row, ...more }),
    }),
    step: documentStep(base, about.step),
  }
}

/** The step of its machine that a buyer takes with a document: `PUT …/withdraw/{id}`. */
export const documentStep = (base: string, about: string) =>
  endpoint(`PUT ${base}/{action}/{id}` as const, {
    about,
    needs: 'token',
    data: z.object({ state: z.int() }),
  })
