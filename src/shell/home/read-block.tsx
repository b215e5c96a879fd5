import type { ComponentType, ReactElement } from 'react'
import type * as z from 'zod/mini'
import type { TradeEvents } from '../../core/events'
import { later } from '../../ui/later'
import { Skeleton } from '../../ui/pages/skeleton'
import type { ThemePage } from '../../site/theme/theme.store'
import { BlankSpaceBlock } from './blank-space-block'
import { blockShapes, type BlockProps, type BlockType } from './blocks'
import { FloorBlock } from './floor-block'
import { GoodsGroupBlock } from './goods-group-block'
import { HeaderNavigationBlock } from './header-navigation-block'
import { HotGoodsBlock } from './hot-goods-block'
import { ImagesGroupBlock } from './images-group-block'
import { NewsCardsBlock } from './news-cards-block'
import { QuickNavigationBlock } from './quick-navigation-block'
import { RichTextBlock } from './rich-text-block'
import { SeparatorBlock } from './separator-block'
import { SlidesBlock } from './slides-block'
import { TitleBlock } from './title-block'

const LazyCarousel = later(() => import('./carousel-block'))
const LazyVideo = later(() => import('./video-block'))

/** Placeholder of a block whose code is loading. */
const Waiting = ({ height }: { height: number }) => (
  <div className="home-block">
    <Skeleton height={height} />
  </div>
)

const CarouselBlock = ({ props }: { props: BlockProps<'carousel'> }) => (
  <LazyCarousel props={props} waiting={<Waiting height={props.height} />} />
)

const VideoBlock = ({ props }: { props: BlockProps<'video'> }) => (
  <LazyVideo props={props} waiting={<Waiting height={540} />} />
)

type Read = (given: unknown) => ReactElement | undefined

/** Creates a renderer that skips blocks with invalid properties. */
const block =
  <Shape extends z.ZodMiniType>(shape: Shape, View: ComponentType<{ props: z.output<Shape> }>): Read =>
  (given: unknown) => {
    const read = shape.safeParse(given)
    return read.success ? <View props={read.data} /> : undefined
  }

/** Renderer of each kind of block. */
const kinds: Record<BlockType, Read> = {
  slides: block(blockShapes.slides, SlidesBlock),
  headerNavigation: block(blockShapes.headerNavigation, HeaderNavigationBlock),
  quickNavigation: block(blockShapes.quickNavigation, QuickNavigationBlock),
  hotGoods: block(blockShapes.hotGoods, HotGoodsBlock),
  topFloor: block(blockShapes.topFloor, FloorBlock),
  floorGroup: block(blockShapes.floorGroup, FloorBlock),
  goodsGroup: block(blockShapes.goodsGroup, GoodsGroupBlock),
  imagesGroup: block(blockShapes.imagesGroup, ImagesGroupBlock),
  carousel: block(blockShapes.carousel, CarouselBlock),
  newsCards: block(blockShapes.newsCards, NewsCardsBlock),
  title: block(blockShapes.title, TitleBlock),
  separator: block(blockShapes.separator, SeparatorBlock),
  blankSpace: block(blockShapes.blankSpace, BlankSpaceBlock),
  video: block(blockShapes.video, VideoBlock),
  richText: block(blockShapes.richText, RichTextBlock),
}

const isKnown = (type: string): type is BlockType => Object.hasOwn(kinds, type)

export type ReadBlock = { drawn: ReactElement } | { skipped: TradeEvents['trade-block-skip'] }

/** Parses a block of a composed page. Unknown types and invalid properties are skipped. */
export function readBlock({ type, version, props }: ThemePage['blocks'][number]): ReadBlock {
  const known = isKnown(type)
  const drawn = known ? kinds[type](props) : undefined
  if (drawn) return { drawn }
  return { skipped: { type: type.slice(0, 40), version, reason: known ? 'props' : 'type' } }
}
