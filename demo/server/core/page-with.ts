export type Paging = { pageNumber: number; pageSize: number }

/** One page of a list, as `page(…)` of src/core/shapes describes it. */
export const pageWith = <Item>(content: Item[], totalElements: number, { pageNumber, pageSize }: Paging) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / pageSize),
  pageNumber,
  pageSize,
})

/** A query of which a part is wanted. */
export type Paged<Row> = { limit: (most: number) => { offset: (first: number) => PromiseLike<Row[]> } }

/** The rows of one page. */
export const onPage = <Row>(query: Paged<Row>, { pageNumber, pageSize }: Paging): PromiseLike<Row[]> =>
  query.limit(pageSize).offset((pageNumber - 1) * pageSize)
