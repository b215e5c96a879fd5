import type * as z from 'zod/mini'
import { blockShapes, type BlockType } from '../../../../src/shell/home/blocks'
import type { Block } from './theme.table'

export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockShapes, type)

/** Creates a block of version 1. Invalid props throw, so that an unrenderable block is never stored. */
export function block<Type extends BlockType>(type: Type, props: z.input<(typeof blockShapes)[Type]>): Block {
  blockShapes[type].parse(props)
  return { type, version: 1, props }
}

/** Returns the URL of a line drawing. */
export const drawing = (name: string) => `/img/drawings/${name}.svg`

/** Returns the URL of a drawing as a wide banner. */
export const banner = (name: string) => `/img/banners/${name}.svg`
