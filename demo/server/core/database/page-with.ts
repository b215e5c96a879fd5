export type Paging = { pageNumber: number; pageSize: number }

/** Builds one page of a list, in the shape of `page(…)` in src/core/api/shapes. */
export const pageWith = <Item>(content: Item[], totalElements: number, { pageNumber, pageSize }: Paging) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / pageSize),
  pageNumber,
  pageSize,
})

/** A query that can be limited to a page. */
export type Paged<Row> = { limit: (most: number) => { offset: (first: number) => PromiseLike<Row[]> } }

/** Fetches the rows of one page. */
export const onPage = <Row>(query: Paged<Row>, { pageNumber, pageSize }: Paging): PromiseLike<Row[]> =>
  query.limit(pageSize).offset((pageNumber - 1) * pageSize)
