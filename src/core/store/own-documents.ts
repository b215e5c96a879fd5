import type * as z from 'zod/mini'
import type { Dictionary } from '../language/dictionary'
import type { Endpoint } from '../api/endpoint'
import { keywordOf } from '../text/keyword'
import type { Messages } from '../language/messages'
import { openDocument } from './open-document'
import { pagedList } from './paged-list'
import type { UrlState } from '../address/url-state'
import type { Scope } from '../host/scope'
import type { documentStep } from '../api/document-contract'
import { openSteps } from './steps'

type Question = { pageNumber?: number; pageSize?: number; state?: number; keyword?: string }
type List<Answer> = { body: z.ZodMiniType<unknown, Question>; data: z.ZodMiniType<Answer> }

/** Opens the list of `documentContract`, filtered by state and keyword in the address. */
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
 * Opens one document of `documentContract` with its steps. Its value is null if the document does not exist.
 * @param messages messages of the calling feature
 * @param done keys of the messages after each plain step
 */
export const openOwnDocument = <Document, Key extends string, Step extends string>(
  scope: Scope,
  id: string,
  kind: {
    detail: Endpoint<`${string}/detail/{id}`, { data: z.ZodMiniType<Document> }>
    step: ReturnType<typeof documentStep>
  },
  messages: Messages<Key>,
  done: Readonly<Record<Step, NoInfer<Key>>>,
) =>
  openDocument(
    scope,
    id,
    (options): Promise<Document> => scope.call(kind.detail, { path: { id } }, options),
    (_, changed) => {
      const steps = openSteps(scope, messages, changed)
      return {
        ...steps,
        /** Plain steps in order. */
        plain: Object.keys(done).filter((name): name is Step => Object.hasOwn(done, name)),
        /** Takes a plain step. @returns whether it succeeded */
        step: (action: Step) =>
          steps.take(id, () => scope.call(kind.step, { path: { id, action } }), done[action]),
      }
    },
  )
