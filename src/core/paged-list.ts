import { computed, type ReadableAtom } from 'nanostores'
import { listPagePatch, readListPage, type ListPage } from './list-page'
import type { Place, PlaceQuery } from './place'
import { resource, type Resource } from './resource'
import { stepIn, type Step } from './step'

type Pages = { totalElements: number; totalPages: number }
type Filters<Name extends string> = Record<Name, string>
/** What a list shows: page, page size, and each filter as text, empty when nobody set it. */
type ListQuery<Name extends string> = ListPage & { filters: Filters<Name> }
type Change<Name extends string> = Partial<ListPage> & { filters?: Partial<Filters<Name>> }
type Asked<Name extends string> = { pageNumber: number; pageSize: number; filters: Filters<Name> }

/** A list whose page, page size and filters stand in its place: they survive reload, Back and being sent to others. */
export type PagedList<Name extends string, Answer extends Pages> = {
  $query: ReadableAtom<ListQuery<Name>>
  page: Resource<Answer>
  // Methods: what draws lists takes those of any filters.
  /** Another filter or page size begins at the first page. */
  change(change: Change<Name>): void
  /** The same as a step, for what leads there. */
  to(change: Change<Name>): Step
}

type Options<Name extends string, Answer> = {
  /** Names in the address of what the list is filtered by. */
  filters?: readonly Name[]
  /** Asks for one page; who asks says nothing about a failure, the page does. */
  load: (asked: Asked<Name>, signal: AbortSignal) => Promise<Answer>
  /** Asks again when one of these changes. */
  keys?: ReadableAtom<unknown>[]
}

const longest = 200
// Anybody may have written the address.
const textOf = (value = '') => value.replaceAll('\0', '').slice(0, longest)

/** @param place where the address is kept; opened once by the page */
export function pagedList<Answer extends Pages, Name extends string = never>(
  place: Place,
  { filters = [], load, keys = [] }: Options<Name, Answer>,
): PagedList<Name, Answer> {
  const readFilters = (query: PlaceQuery) =>
    Object.fromEntries(filters.map((name) => [name, textOf(query[name])])) as Filters<Name>
  const $query = computed(place.$query, (query) => ({ ...readListPage(query), filters: readFilters(query) }))
  const $question = computed($query, (query) => JSON.stringify(query))

  const page = resource<Answer>(
    async (signal) => {
      const { page: pageNumber, pageSize, filters: chosen } = $query.get()
      const answer = await load({ pageNumber, pageSize, filters: chosen }, signal)
      // Somebody's old address: the list has become shorter.
      if (pageNumber > answer.totalPages && answer.totalPages > 0)
        place.setQuery(listPagePatch({ page: answer.totalPages }), { replace: true })
      return answer
    },
    [$question, ...keys],
  )

  const to = ({ filters: chosen, ...paging }: Change<Name>) =>
    stepIn(place, { ...chosen, ...listPagePatch(paging) })
  return { $query, page, to, change: (change) => to(change).onPress() }
}
