import type * as z from 'zod/mini'
import { blockShapes, type BlockType } from '../../../../src/shell/home/blocks'
import type { Block } from './theme.table'

export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockShapes, type)

/** A block of the first version; one that a page could not draw is not even stored. */
export function block<Type extends BlockType>(type: Type, props: z.input<(typeof blockShapes)[Type]>): Block {
  blockShapes[type].parse(props)
  return { type, version: 1, props }
}

/** Address of one of the line drawings. */
export const drawing = (name: string) => `/img/drawings/${name}.svg`

/** The same as a wide picture. */
export const banner = (name: string) => `/img/banners/${name}.svg`
