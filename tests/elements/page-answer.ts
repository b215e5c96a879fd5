/** Answers a list of one page. */
export const pageAnswer = (content: readonly object[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  pageNumber: 1,
  pageSize: 10,
})
