import * as z from 'zod/mini'
import { drawingName, goodsIds, iconName, line, link, media, wayTo, words } from './block-values'

/** Number of goods in a panel of a floor. */
export const mostOfPanel = 4
/** Number of ranked goods with badges. */
export const mostRanked = 3

const rankingList = z.object({ label: words, link: z.optional(link), goods_select: goodsIds(20) })

const floor = {
  title: words,
  /** Line below the title. */
  text: line,
  link: z.optional(link),
  /** Side of title, links and picture. */
  side: z._default(z.enum(['left', 'right']), 'left'),
  /** Goods per row of a panel. */
  columns: z._default(z.int().check(z.minimum(1), z.maximum(4)), 4),
  ways: z._default(z.array(wayTo).check(z.maxLength(8)), []),
  picture: z.optional(media),
  /** Each panel shows its first four goods. */
  tabs: z.array(z.object({ label: words, data: goodsIds(40) })).check(z.minLength(1), z.maxLength(6)),
}

/** Blocks with goods. All ids of a page load in one call. */
export const goodsBlocks = {
  /** Goods of a field behind tabs, with the title at the left or right. */
  floorGroup: z.object(floor),
  /** A floor with a ranking beside it. */
  topFloor: z.object({ ...floor, ranking: rankingList }),
  /** Best sellers: up to four lists side by side. */
  hotGoods: z.object({ topList: z.array(rankingList).check(z.minLength(1), z.maxLength(4)) }),
  goodsGroup: z.object({ title: words, link: z.optional(link), data: goodsIds(20) }),
}

const slide = z.object({
  /** Short line above the title. */
  hint: line,
  title: words,
  text: line,
  button: words,
  link,
  /** Name of the line drawing at the right. */
  drawing: z.optional(drawingName),
  /** Replaces drawing and background. */
  picture: z.optional(media),
})

const shortcut = z.object({ icon: z.optional(iconName), label: words, hint: line, link })

/** Head of the home page. Announcements and login box load separately. */
export const slides = z.object({
  slides: z.array(slide).check(z.minLength(1), z.maxLength(8)),
  /** The first five are shown. */
  shortcuts: z.array(shortcut).check(z.maxLength(50)),
})
