import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { code, id, page, paging } from './shapes'

type Fields = Record<string, z.ZodMiniType>

type Kind<Filters, Row, More> = {
  about: { list: string; detail: string }
  /** Filters of the list besides the state. */
  filters: Filters
  /** Fields in lists, with the number under its own name. */
  row: Row
  /** Further fields of a single document. */
  more: More
}

/** Fields that every document has, in lists too. */
const head = {
  id,
  state: z.int(),
  createdAt: z.string(),
  /** Names of steps and actions of its state machine that the current account can take. */
  actions: z.optional(z.array(z.string())),
}

/**
 * Creates the endpoints that show a kind of document: the list by state, and one document.
 * @param base path of both
 */
export function documentContract<
  const Base extends string,
  Filters extends Fields,
  Row extends Fields,
  More extends Fields,
>(base: Base, { about, filters, row, more }: Kind<Filters, Row, More>) {
  const shown = z.object({ ...head, ...row })
  return {
    /** Shape of a list row. */
    row: shown,
    list: endpoint(`POST ${base}/page` as const, {
      about: about.list,
      needs: 'token',
      body: z.object({ ...paging, state: z.optional(code), ...filters }),
      data: z.extend(page(shown), {
        /** Number of documents by state code. The state filter does not affect it. */
        counts: z.record(z.string(), z.int()),
      }),
    }),
    detail: endpoint(`GET ${base}/detail/{id}` as const, {
      about: about.detail,
      needs: 'token',
      data: z.object({ ...head, ...row, ...more }),
    }),
  }
}

/** Creates the endpoint by which a buyer takes a step without input: `PUT …/withdraw/{id}`. */
export const documentStep = <const Base extends string>(base: Base, about: string) =>
  endpoint(`PUT ${base}/{action}/{id}` as const, {
    about,
    needs: 'token',
    data: z.object({ state: z.int() }),
  })
