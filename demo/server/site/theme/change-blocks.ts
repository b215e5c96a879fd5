import { sha256 } from '../../core/security/auth'
import { sayInEnglish } from '../../core/database/english'
import { changedMeanwhile, notFound } from '../../core/http/refusal'
import { onlyAsSeen } from '../../core/documents/row-stamp'
import { blockIn } from './block-input'
import type { Values } from './block-values'
import { changePage } from './change-page'
import type { Block } from './theme.table'

/** Which block is meant, wherever in its page somebody has moved it meanwhile. */
export const blockStamp = (block: Block) => sha256(JSON.stringify(block))

/** Where the block of a stamp stands, if it is as it was; of two alike the one at `at`. */
export async function blockAt(blocks: readonly Block[], { at, block }: Values): Promise<number | undefined> {
  const stamps = await Promise.all(blocks.map(blockStamp))
  const index = stamps[Number(at)] === block ? Number(at) : stamps.indexOf(block ?? '')
  return index < 0 ? undefined : index
}

/** @throws Refusal 409 it is not as it was */
async function sameBlock(blocks: readonly Block[], given: Values): Promise<number> {
  const index = await blockAt(blocks, given)
  if (index === undefined) throw changedMeanwhile()
  return index
}

/**
 * Writes a block down: where `block` is empty a new one, the last of its page.
 * @param given fields of the form by their names, with `page` and `type`; and with `at` and `block`, the block's stamp, or
 *   with `stamp`, the page's
 * @param by id of the operator
 * @throws Refusal 404; 409 it was changed meanwhile; 422 what is wrong with which field
 */
export async function saveBlock(given: Values, by: string) {
  const { type = '', block: stamp } = given
  const { block, said } = await blockIn(type, given)
  await changePage(given['page'], by, async (page) => {
    const { blocks } = page
    if (!stamp) onlyAsSeen(page, given)
    await sayInEnglish(said)
    return { blocks: stamp ? blocks.with(await sameBlock(blocks, given), block) : [...blocks, block] }
  })
}

/** Moves the block `at` up, down where `by` is 1, or to the place `to` where `by` is that. @throws Refusal 404; 409 the page was changed meanwhile */
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

/** @throws Refusal 404; 409 it was changed meanwhile */
export const removeBlock = (given: Values, operator: string) =>
  changePage(given['page'], operator, async ({ blocks }) => ({
    blocks: blocks.toSpliced(await sameBlock(blocks, given), 1),
  }))
