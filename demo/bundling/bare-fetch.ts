/*
 * In the place of what ofetch would put bases and queries into addresses with, and read JSON by: the one client gives it
 * whole addresses, and takes answers as text.
 */

function unused(): never {
  throw new Error('addresses are whole, and answers are text')
}

export { unused as default, unused as withBase, unused as withQuery }
