import { sha256 } from '../../core/security/auth'
import { sayInEnglish } from '../../core/database/english'
import { changedMeanwhile, notFound } from '../../core/http/refusal'
import { onlyAsSeen } from '../../core/documents/row-stamp'
import { blockIn } from './block-input'
import type { Values } from './block-values'
import { changePage } from './change-page'
import type { Block } from './theme.table'

/** Returns a hash that identifies a block, even if it was moved within its page. */
export const blockStamp = (block: Block) => sha256(JSON.stringify(block))

/** Returns the position of the unchanged block with this stamp. Among equal blocks, the one at `at`. */
export async function blockAt(blocks: readonly Block[], { at, block }: Values): Promise<number | undefined> {
  const stamps = await Promise.all(blocks.map(blockStamp))
  const index = stamps[Number(at)] === block ? Number(at) : stamps.indexOf(block ?? '')
  return index < 0 ? undefined : index
}

/** @throws Refusal 409 if the block was changed */
async function sameBlock(blocks: readonly Block[], given: Values): Promise<number> {
  const index = await blockAt(blocks, given)
  if (index === undefined) throw changedMeanwhile()
  return index
}

/**
 * Saves a block. If `block` is empty, appends a new one to its page.
 * @param given form fields by name, with `page` and `type`; for an existing block also `at` and `block`, its stamp; for a
 *   new one `stamp` of the page
 * @param by id of the operator
 * @throws Refusal 404; 409 if changed meanwhile; 422 with the error of each field
 */
export async function saveBlock(given: Values, by: string) {
  const { type = '', block: stamp } = given
  const { block, translations } = await blockIn(type, given)
  await changePage(given['page'], by, async (page) => {
    const { blocks } = page
    if (!stamp) onlyAsSeen(page, given)
    await sayInEnglish(translations)
    return { blocks: stamp ? blocks.with(await sameBlock(blocks, given), block) : [...blocks, block] }
  })
}

/**
 * Moves the block `at` up by default, down if `by` is 1, or to the position `to` if `by` is `to`.
 * @throws Refusal 404; 409 if the page was changed meanwhile
 */
export const moveBlock = (given: Values, operator: string) =>
  changePage(given['page'], operator, (page) => {
    onlyAsSeen(page, given)
    const { blocks } = page
    const from = Number(given['at'])
    const by = given['by'] ?? ''
    const to = by === 'to' ? Number(given['to']) : from + (by === '1' ? 1 : -1)
    const moved = blocks[from]
    if (!moved || !blocks[to]) throw notFound()
    return { blocks: blocks.toSpliced(from, 1).toSpliced(to, 0, moved) }
  })

/** @throws Refusal 404; 409 if changed meanwhile */
export const removeBlock = (given: Values, operator: string) =>
  changePage(given['page'], operator, async ({ blocks }) => ({
    blocks: blocks.toSpliced(await sameBlock(blocks, given), 1),
  }))
