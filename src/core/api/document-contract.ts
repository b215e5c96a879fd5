import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { code, id, page, paging, text } from './shapes'

/** Fields that every document has, in lists too. */
const head = {
  id,
  no: z.string(),
  state: z.int(),
  createdAt: z.string(),
  /** Steps and actions of its machine that the caller may take now. */
  actions: z.optional(z.array(z.string())),
}

/**
 * Creates the endpoints of a kind of document: the list by state, one document, and a step of its buyer.
 * @param base path of all three
 * @param row further fields in lists
 * @param more further fields of a single document
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
        /** Number of documents by state code, whatever state the list is filtered by. */
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

/** Creates the endpoint by which a buyer takes a step: `PUT …/withdraw/{id}`. */
export const documentStep = (base: string, about: string) =>
  endpoint(`PUT ${base}/{action}/{id}` as const, {
    about,
    needs: 'token',
    data: z.object({ state: z.int() }),
  })
