import type { ComponentType, ReactElement } from 'react'
import type * as z from 'zod/mini'
import type { ThemePage } from '../theme/theme.store'
import { blockShapes, type BlockType } from './blocks'
import { GoodsGroupBlock } from './goods-group-block'
import { QuickNavigationBlock } from './quick-navigation-block'
import { RankingBlock } from './ranking-block'
import { SeparatorBlock } from './separator-block'
import { SlidesBlock } from './slides-block'
import { TitleBlock } from './title-block'

type Read = (given: unknown) => ReactElement | undefined

/** Draws what reads as its shape; anything else is nothing. */
const block =
  <Shape extends z.ZodMiniType>(shape: Shape, View: ComponentType<{ props: z.output<Shape> }>): Read =>
  (given: unknown) => {
    const read = shape.safeParse(given)
    return read.success ? <View props={read.data} /> : undefined
  }

/** One kind of block, one part. */
const kinds: Record<BlockType, Read> = {
  slides: block(blockShapes.slides, SlidesBlock),
  quickNavigation: block(blockShapes.quickNavigation, QuickNavigationBlock),
  ranking: block(blockShapes.ranking, RankingBlock),
  goodsGroup: block(blockShapes.goodsGroup, GoodsGroupBlock),
  title: block(blockShapes.title, TitleBlock),
  separator: block(blockShapes.separator, SeparatorBlock),
}

const isKnown = (type: string): type is BlockType => Object.hasOwn(kinds, type)
const complained = new Set<string>()

/** A block of the theme page, ready to be drawn. One of an unknown kind, or with broken props, is left out. */
export function readBlock({ type, version, props }: ThemePage['blocks'][number], at: number) {
  const known = isKnown(type)
  const drawn = known ? kinds[type](props) : undefined
  if (drawn) return drawn
  const why = known ? 'its data does not fit' : 'its type is unknown'
  const line = `tradefront: block ${at + 1} ("${type}", version ${version}) is left out: ${why}`
  if (!complained.has(line)) console.warn(line)
  complained.add(line)
  return undefined
}
