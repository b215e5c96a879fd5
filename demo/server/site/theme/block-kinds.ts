import * as z from 'zod/mini'
import { blockShapes } from '../../../../src/shell/home/blocks'
import type { ConsoleVisit } from '../../core/operator/console'
import { isBlockType } from './block'
import { kindTexts, type FilledKind } from './block-words'
import { catalogueFloors } from './catalogue-floors'
import type { Block } from './theme.table'

const isFilled = (type: string): type is FilledKind => Object.hasOwn(kindTexts, type)

/** Returns the shape of an editable block kind, or undefined for other kinds. */
export const shapeOf = (type: string): z.core.$ZodType | undefined =>
  type === catalogueFloors.type ? z.object({}) : isBlockType(type) ? blockShapes[type] : undefined

/** Returns the shape of an editable block. Blocks of a later version or without valid props are not editable. */
export function editable({ type, version, props }: Block): z.core.$ZodType | undefined {
  const shape = version === 1 ? shapeOf(type) : undefined
  return shape && z.safeParse(shape, props).success ? shape : undefined
}

/** Returns the label of a block kind. */
export const kindCalled = (type: string, say: ConsoleVisit['say']) =>
  isFilled(type) ? say(kindTexts[type]) : type
