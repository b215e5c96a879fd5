import * as z from 'zod/mini'
import { id } from '../../core/shapes'

const words = z.string().check(z.minLength(1))
/** A place of the shop (`/goods/list/all`) or a whole address on another site. */
const url = z.string().check(z.regex(/^(\/(?![/\\])|https?:\/\/)/))
const goodsIds = (most: number) => z.array(id).check(z.minLength(1), z.maxLength(most))

const slide = z.object({
  /** A short line over the title: when, for whom. */
  hint: z.optional(z.string()),
  title: words,
  text: z.string(),
  button: words,
  url,
  /** Name of the line drawing at the slide's right. */
  drawing: words,
})

const shortcut = z.object({ icon: z.optional(words), label: words, hint: z.string(), url })
const quickLink = z.object({ icon: words, title: words, text: z.string(), url })
const rankingList = z.object({ label: words, url, goodsIds: goodsIds(3) })

/**
 * The props of every kind of block that a theme page may hold. A block whose type is not here, or whose props
 * do not fit, is left out of the page.
 */
export const blockShapes = {
  /** The head of the home page: carousel, five shortcuts beside it; announcements come from their own call. */
  slides: z.object({
    slides: z.array(slide).check(z.minLength(1), z.maxLength(8)),
    shortcuts: z.array(shortcut).check(z.maxLength(5)),
  }),
  /** Four to a row. */
  quickNavigation: z.object({ items: z.array(quickLink).check(z.minLength(1), z.maxLength(12)) }),
  /** Best sellers: up to four lists side by side, the first three goods of each. */
  ranking: z.object({ lists: z.array(rankingList).check(z.minLength(1), z.maxLength(4)) }),
  goodsGroup: z.object({ title: words, url: z.optional(url), goodsIds: goodsIds(10) }),
  title: z.object({ text: words, more: z.optional(z.object({ label: words, url })) }),
  separator: z.object({
    /** Space above and below, in px. */
    margin: z.int().check(z.minimum(0), z.maximum(200)),
    /** `#rgb` or `#rrggbb`; left out, the theme's own line colour. */
    colour: z.optional(z.string().check(z.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i))),
    line: z.enum(['solid', 'dashed', 'dotted']),
  }),
}

export type BlockType = keyof typeof blockShapes
export type BlockProps<Type extends BlockType> = z.output<(typeof blockShapes)[Type]>
