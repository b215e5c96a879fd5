import type * as z from 'zod/mini'
import type { Dictionary } from './dictionary'
import type { Endpoint } from './endpoint'
import { keywordOf } from './keyword'
import type { Messages } from './messages'
import { openDocument } from './open-document'
import { pagedList } from './paged-list'
import type { UrlState } from './url-state'
import type { Scope } from './scope'
import type { documentContract } from './document-contract'
import { openSteps } from './steps'

type List<Answer> = {
  body: ReturnType<typeof documentContract>['list']['shapes']['body']
  data: z.ZodMiniType<Answer>
}

/** Documents of a kind by state and word, as `documentContract` asks for them; what they are narrowed by stands in the address. */
export const openOwnDocuments = <Answer extends { totalElements: number; totalPages: number }>(
  scope: Scope,
  urlState: UrlState,
  list: Endpoint<`${string}/page`, List<Answer>>,
  state: Dictionary,
) =>
  pagedList(scope, urlState, {
    filters: { state, keyword: keywordOf },
    load: (body, options): Promise<Answer> => scope.call(list, { body }, options),
  })

/**
 * One of them, and what its buyer does with it; null: there is none.
 * @param messages of the room
 * @param said which of them is said of each plain step, once it is taken
 */
export const openOwnDocument = <Document, Key extends string, Step extends string>(
  scope: Scope,
  id: string,
  kind: {
    detail: Endpoint<`${string}/detail/{id}`, { data: z.ZodMiniType<Document> }>
    step: ReturnType<typeof documentContract>['step']
  },
  messages: Messages<Key>,
  said: Readonly<Record<Step, NoInfer<Key>>>,
) =>
  openDocument(
    scope,
    id,
    (options): Promise<Document> => scope.call(kind.detail, { path: { id } }, options),
    (_, changed) => {
      const steps = openSteps(scope, messages, changed)
      return {
        ...steps,
        /** Plain steps, in the order in which they are named. */
        plain: Object.keys(said).filter((name): name is Step => Object.hasOwn(said, name)),
        /** Takes a plain step. @returns whether it was taken */
        step: (action: Step) =>
          steps.take(id, () => scope.call(kind.step, { path: { id, action } }), said[action]),
      }
    },
  )
