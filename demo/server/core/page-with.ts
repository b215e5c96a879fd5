type Asked = { pageNumber: number; pageSize: number }

/** One page of a list, as `page(…)` of src/core/shapes describes it. */
export const pageWith = <Item>(content: Item[], totalElements: number, { pageNumber, pageSize }: Asked) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / pageSize),
  pageNumber,
  pageSize,
})
