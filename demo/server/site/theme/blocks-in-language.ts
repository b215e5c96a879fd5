import * as z from 'zod/mini'
import type { Locale } from '../../../../src/core/locale'
import { blockShapes, type BlockType } from '../../../../src/shell/home/blocks'
import { inLanguage } from '../../core/in-language'
import type { Block } from './theme.table'

const isBlock = (type: string): type is BlockType => Object.hasOwn(blockShapes, type)

/** Blocks with their wordings in a language: what those are, the shape of each kind says. */
export async function blocksInLanguage(language: Locale, blocks: readonly Block[]): Promise<Block[]> {
  const known = blocks.map(({ type }, at) => [at, isBlock(type) ? blockShapes[type] : z.unknown()] as const)
  const props = Object.fromEntries(blocks.map((block, at) => [at, block.props]))
  const said = await inLanguage(language, z.object(Object.fromEntries(known)), props)
  return blocks.map((block, at) => ({ ...block, props: said[at] }))
}
