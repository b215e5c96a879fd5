import type { Input } from '../../src/core/api/endpoint'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { openTestbed, type Asking } from '../server/testbed'

/** The server with enough goods that every group of the tree has some. */
export const bed = await openTestbed('open')

/** Brand sites: one that shows member prices and one that does not. */
export const sites = { open: '1001', quiet: '1002' }

type Question = Omit<Input<typeof goodsPage>['body'], 'brandTerminalId'>

/** A page of goods on the default site, as a visitor unless a token is given. */
export const listed = (question: Question, asking?: Asking) =>
  bed.call(goodsPage, { body: { brandTerminalId: sites.open, pageSize: 100, ...question } }, asking)

/** Ids of all goods that a question finds, over all pages. */
export async function allIds(question: Question, asking?: Asking): Promise<string[]> {
  const ids: string[] = []
  for (let pageNumber = 1; ; pageNumber++) {
    const { content, totalPages } = await listed({ ...question, pageNumber }, asking)
    ids.push(...content.map(({ id }) => id))
    if (pageNumber >= totalPages) return ids
  }
}
