import * as z from 'zod/mini'
import { colour, iconName, line, link, markup, media, px, wayTo, words } from './block-values'
import { goodsBlocks, slides } from './goods-blocks'

const quickLink = z.object({ icon: iconName, title: words, text: line, link })

const image = z.object({
  picture: z.optional(media),
  /** Text over the picture. Without text the picture fills its box. */
  title: line,
  text: line,
  /** Label of the link. */
  button: line,
  link: z.optional(link),
})

const carouselItem = z.object({
  picture: z.optional(media),
  title: line,
  html: z._default(markup(20_000), ''),
  link: z.optional(link),
})

const news = z.object({
  title: words,
  categoryName: line,
  /** As displayed: `11-18`. */
  date: z._default(z.string().check(z.maxLength(20)), ''),
  pictures: z._default(z.array(media).check(z.maxLength(2)), []),
  link: z.optional(link),
})

/**
 * Properties of every kind of block in a composed page. Unknown types and invalid properties are skipped. Logo,
 * header, menu, footer and floating bar are the page's `shell`.
 */
export const blockShapes = {
  slides,
  ...goodsBlocks,
  /** A row of tabs, for pages other than the home page. */
  headerNavigation: z.object({ items: z.array(wayTo).check(z.minLength(1), z.maxLength(12)) }),
  /** Four per row. */
  quickNavigation: z.object({ items: z.array(quickLink).check(z.minLength(1), z.maxLength(12)) }),
  imagesGroup: z.object({
    columns: z.int().check(z.minimum(1), z.maximum(5)),
    /** In pixels. */
    height: z._default(z.int().check(z.minimum(40), z.maximum(1000)), 180),
    items: z.array(image).check(z.minLength(1), z.maxLength(20)),
  }),
  carousel: z.object({
    items: z.array(carouselItem).check(z.minLength(1), z.maxLength(12)),
    /** In pixels. */
    height: z._default(z.int().check(z.minimum(80), z.maximum(1000)), 430),
    autoplay: z._default(z.boolean(), true),
    /** In milliseconds. */
    interval: z._default(z.int().check(z.minimum(1000), z.maximum(60_000)), 5000),
    indicatorHidden: z._default(z.boolean(), false),
    /** Text over each picture. */
    extended: z._default(z.enum(['none', 'title', 'richText']), 'none'),
  }),
  /** Five per row. */
  newsCards: z.object({
    title: line,
    link: z.optional(link),
    items: z.array(news).check(z.minLength(1), z.maxLength(20)),
  }),
  title: z.object({ text: words, more: z.optional(wayTo) }),
  separator: z.object({
    /** Space above and below, in pixels. */
    margin: px(200),
    /** Default: the theme's line colour. */
    color: z.optional(colour),
    lineType: z.enum(['solid', 'dashed', 'dotted']),
  }),
  blankSpace: z.object({ height: px(600) }),
  video: z.object({ src: media, poster: z.optional(media), title: words }),
  richText: z.object({ html: markup(200_000, 1) }),
}

export type BlockType = keyof typeof blockShapes
export type BlockProps<Type extends BlockType> = z.output<(typeof blockShapes)[Type]>
