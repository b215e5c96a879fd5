import * as z from 'zod/mini'
import type { Locale } from '../../../../src/core/language/locale'
import { blockShapes } from '../../../../src/shell/home/blocks'
import { inLanguage } from '../../core/http/in-language'
import { isBlockType } from './block'
import type { Block } from './theme.table'

/** Translates the texts of blocks. The shape of each kind defines which values are texts. */
export async function blocksInLanguage(language: Locale, blocks: readonly Block[]): Promise<Block[]> {
  const known = blocks.map(
    ({ type }, at) => [at, isBlockType(type) ? blockShapes[type] : z.unknown()] as const,
  )
  const props = Object.fromEntries(blocks.map((block, at) => [at, block.props]))
  const translated = await inLanguage(language, z.object(Object.fromEntries(known)), props)
  return blocks.map((block, at) => ({ ...block, props: translated[at] }))
}
