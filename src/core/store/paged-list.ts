import { computed, type ReadableAtom } from 'nanostores'
import type { CallOptions } from '../api/client'
import { listPagePatch, readListPage, type ListPage } from './list-page'
import type { UrlState, UrlQuery } from '../address/url-state'
import { resource, type Resource } from './resource'
import type { Scope } from '../host/scope'
import { stepIn, type Step } from './step'

type Pages = { totalElements: number; totalPages: number }
/** Reads a filter from the address. Undefined for an invalid value. */
type Reader =
  | ((text: string) => unknown)
  | { find: (wanted: string | undefined) => { code: unknown } | undefined }
type Readers = Record<string, Reader>
type ReadBy<R extends Reader> = R extends (text: string) => infer Value
  ? Value
  : R extends { find: (wanted: string) => infer Entry }
    ? (Entry extends { code: infer Code } ? Code : never) | undefined
    : never
/** Values of the filters by name. */
export type Narrowed<F extends Readers> = { [Name in keyof F]: ReadBy<F[Name]> }

type Filters<Name extends string> = Record<Name, string>
/** State of a list: page, page size, and each filter as text, empty if unset. */
type ListQuery<Name extends string> = ListPage & { filters: Filters<Name> }
type Change<Name extends string> = Partial<ListPage> & { filters?: Partial<Filters<Name>> }

/** A list whose page, page size and filters are in the address, so that they survive reload, Back and sharing. */
export type PagedList<Name extends string, Answer extends Pages> = {
  $query: ReadableAtom<ListQuery<Name>>
  page: Resource<Answer>
  // Methods instead of function properties, so that list components accept lists with any filters.
  /** Changes filters or page size, which begins at the first page. */
  change(change: Change<Name>): void
  /** Returns the same change as a link with an action. */
  to(change: Change<Name>): Step
}

type Options<F extends Readers, Answer> = {
  /** Filters by name in the address: dictionaries, or functions that read the text. */
  filters?: F
  /** Loads one page. The page shows failures. */
  load: (
    asked: { pageNumber: number; pageSize: number } & Narrowed<F>,
    options: Pick<CallOptions, 'signal' | 'quiet'>,
  ) => Promise<Answer>
  /** Atoms that trigger a reload. Default: session and language. */
  keys?: ReadableAtom<unknown>[]
}

const longest = 200
const textOf = (value = '') => value.replaceAll('\0', '').slice(0, longest)

/** Session and language of the reader. */
type Session = { token: Pick<Scope['token'], '$token'>; $locale: Scope['$locale'] }

/** @param place state in the address, opened once by the page */
export function pagedList<Answer extends Pages, F extends Readers = Record<never, Reader>>(
  { token, $locale }: Session,
  urlState: UrlState,
  { filters, load, keys = [token.$token, $locale] }: Options<F, Answer>,
) {
  type Name = keyof F & string
  const readers: [string, Reader][] = Object.entries(filters ?? {})
  const each = (value: (reader: Reader, name: string) => unknown) =>
    Object.fromEntries(readers.map(([name, reader]) => [name, value(reader, name)]))
  // The names are those of the filters; the compiler loses them in Object.fromEntries, here and below.
  const readFilters = (query: UrlQuery) => each((_, name) => textOf(query[name])) as Filters<Name>
  const $query = computed(urlState.$query, (query) => ({
    ...readListPage(query),
    filters: readFilters(query),
  }))
  const $question = computed($query, (query) => JSON.stringify(query))

  /** Returns the current values of the filters. */
  function narrowed() {
    const texts: Record<string, string> = $query.get().filters
    return each((reader, name) => {
      const text = texts[name] ?? ''
      return typeof reader === 'function' ? reader(text) : reader.find(text || undefined)?.code
    }) as Narrowed<F>
  }

  const page = resource<Answer>(
    async (signal) => {
      const { page: pageNumber, pageSize } = $query.get()
      const answer = await load({ pageNumber, pageSize, ...narrowed() }, { signal, quiet: true })
      // An old address whose list has become shorter.
      if (pageNumber > answer.totalPages && answer.totalPages > 0)
        urlState.setQuery(listPagePatch({ page: answer.totalPages }), { replace: true })
      return answer
    },
    [$question, ...keys],
  )

  const to = ({ filters: chosen, ...paging }: Change<Name>) =>
    stepIn(urlState, { ...chosen, ...listPagePatch(paging) })
  const list: PagedList<Name, Answer> = { $query, page, to, change: (change) => to(change).onPress() }
  return { ...list, narrowed }
}
