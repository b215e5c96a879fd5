import { eq } from 'drizzle-orm'
import { audit } from '../../core/audit'
import { sha256 } from '../../core/auth'
import { db, tx } from '../../core/db'
import { englishOf, sayInEnglish } from '../../core/english'
import { changedMeanwhile, notFound } from '../../core/refusal'
import { codesOf } from './block-codes'
import { blockIn } from './block-input'
import { english, linesOf, own, textsOf, type Values } from './block-values'
import { holdsCodes } from './block-words'
import { themePages, type Block, type ThemePage } from './theme.table'

/** Which state of a page a form was filled in from. */
export const stampOf = ({ updatedAt }: ThemePage) => updatedAt.toISOString()

/** Which block is meant, wherever in its page somebody has moved it meanwhile. */
export const blockStamp = (block: Block) => sha256(JSON.stringify(block))

/** What the form of a block begins with. */
export async function filledWith(props: unknown): Promise<Values> {
  const texts = textsOf(props)
  const codes = await codesOf(texts.flatMap(([path, text]) => (holdsCodes(path) ? linesOf(text) : [])))
  const said = await englishOf(texts.map(([, text]) => text))
  const fields = texts.flatMap(([path, text]): [string, string][] => {
    if (!holdsCodes(path))
      return [
        [own + path, text],
        [english + path, said.get(text) ?? ''],
      ]
    const shown = linesOf(text).map((id) => codes.get(id) ?? id)
    return [[own + path, shown.join('\n')]]
  })
  return Object.fromEntries(fields)
}

type Change = (blocks: readonly Block[], page: ThemePage) => Block[] | Promise<Block[]>

/** Changes the blocks of a page, one operator after the other. @throws Refusal 404 */
const changePage = (id: string | undefined, by: string, change: Change) =>
  tx(async () => {
    const [page] = await db()
      .select()
      .from(themePages)
      .where(eq(themePages.id, id ?? ''))
      .for('update')
    if (!page) throw notFound()
    await db()
      .update(themePages)
      .set({ blocks: await change(page.blocks, page) })
      .where(eq(themePages.id, page.id))
    await audit({
      actorType: 'operator',
      actorId: by,
      entity: 'theme_page',
      entityId: page.id,
      action: 'change',
    })
  })

const onlyAsSeen = (page: ThemePage, { stamp }: Values) => {
  if (stampOf(page) !== stamp) throw changedMeanwhile()
}

/** Where the block of a stamp stands; of two alike the one at `at`. @throws Refusal 409 it is not as it was */
export async function blockAt(blocks: readonly Block[], { at, block }: Values): Promise<number | undefined> {
  const stamps = await Promise.all(blocks.map(blockStamp))
  const index = stamps[Number(at)] === block ? Number(at) : stamps.indexOf(block ?? '')
  return index < 0 ? undefined : index
}

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
  await changePage(given['page'], by, async (blocks, page) => {
    if (!stamp) onlyAsSeen(page, given)
    await sayInEnglish(said)
    return stamp ? blocks.with(await sameBlock(blocks, given), block) : [...blocks, block]
  })
}

/** Moves the block `at` up, or down where `by` is 1. @throws Refusal 404; 409 the page was changed meanwhile */
export const moveBlock = (given: Values, operator: string) =>
  changePage(given['page'], operator, (blocks, page) => {
    onlyAsSeen(page, given)
    const from = Number(given['at'])
    const to = given['by'] === '1' ? from + 1 : from - 1
    const moved = blocks[from]
    if (!moved || !blocks[to]) throw notFound()
    return blocks.toSpliced(from, 1).toSpliced(to, 0, moved)
  })

/** @throws Refusal 404; 409 it was changed meanwhile */
export const removeBlock = (given: Values, operator: string) =>
  changePage(given['page'], operator, async (blocks) => blocks.toSpliced(await sameBlock(blocks, given), 1))
