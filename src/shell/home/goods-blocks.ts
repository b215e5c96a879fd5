import * as z from 'zod/mini'
import { drawingName, goodsIds, iconName, line, link, media, wayTo, words } from './block-values'

/** What a panel of a floor shows of its goods. */
export const mostOfPanel = 4
/** Places of a ranking that are shown, with their badges. */
export const mostRanked = 3

const rankingList = z.object({ label: words, link: z.optional(link), goods_select: goodsIds(20) })

const floor = {
  title: words,
  /** A line under the title: how many there are, what for. */
  text: line,
  link: z.optional(link),
  /** At which side title, ways and picture stand. */
  side: z._default(z.enum(['left', 'right']), 'left'),
  /** Goods in a row of a panel. */
  columns: z._default(z.int().check(z.minimum(1), z.maximum(4)), 4),
  ways: z._default(z.array(wayTo).check(z.maxLength(8)), []),
  picture: z.optional(media),
  /** The first four goods of each panel are shown. */
  tabs: z.array(z.object({ label: words, data: goodsIds(40) })).check(z.minLength(1), z.maxLength(6)),
}

/** Blocks that show goods: all ids of a page are asked for in one call. */
export const goodsBlocks = {
  /** Goods of a field behind tabs, with its title at the left or right. */
  floorGroup: z.object(floor),
  /** The first floor: the same with a ranking beside it. */
  topFloor: z.object({ ...floor, ranking: rankingList }),
  /** Best sellers: up to four lists side by side. */
  hotGoods: z.object({ topList: z.array(rankingList).check(z.minLength(1), z.maxLength(4)) }),
  goodsGroup: z.object({ title: words, link: z.optional(link), data: goodsIds(20) }),
}

const slide = z.object({
  /** A short line over the title: when, for whom. */
  hint: line,
  title: words,
  text: line,
  button: words,
  link,
  /** Name of the line drawing at the slide's right. */
  drawing: z.optional(drawingName),
  /** In place of drawing and ground. */
  picture: z.optional(media),
})

const shortcut = z.object({ icon: z.optional(iconName), label: words, hint: line, link })

/** The head of the home page; announcements and the login box beside it come from calls of their own. */
export const slides = z.object({
  slides: z.array(slide).check(z.minLength(1), z.maxLength(8)),
  /** The first five are shown. */
  shortcuts: z.array(shortcut).check(z.maxLength(50)),
})
