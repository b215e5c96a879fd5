import * as z from 'zod/mini'
import { blockShapes } from '../../../../src/shell/home/blocks'
import type { ConsoleVisit } from '../../core/operator/console'
import { isBlockType } from './block'
import { kindTexts, type FilledKind } from './block-words'
import { catalogueFloors } from './catalogue-floors'
import type { Block } from './theme.table'

const isFilled = (type: string): type is FilledKind => Object.hasOwn(kindTexts, type)

/** The shape of a kind of blocks that operators fill in; nothing for other kinds. */
export const shapeOf = (type: string): z.core.$ZodType | undefined =>
  type === catalogueFloors.type ? z.object({}) : isBlockType(type) ? blockShapes[type] : undefined

/** The shape of a block that operators may fill in anew: not of one of a later version, or that no page can draw. */
export function editable({ type, version, props }: Block): z.core.$ZodType | undefined {
  const shape = version === 1 ? shapeOf(type) : undefined
  return shape && z.safeParse(shape, props).success ? shape : undefined
}

/** What a kind is called. */
export const kindCalled = (type: string, say: ConsoleVisit['say']) =>
  isFilled(type) ? say(kindTexts[type]) : type
