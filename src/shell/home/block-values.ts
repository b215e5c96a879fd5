import * as z from 'zod/mini'
import { safeUrl } from '../../core/address/safe-url'
import { id, worded } from '../../core/api/shapes'
import { link } from '../../site/links/link'

// Shapes of block values. Each is parsed to its type (number, colour, address), so no text becomes CSS or markup.

export const words = worded(z.string().check(z.minLength(1), z.maxLength(200)))
export const line = z._default(worded(z.string().check(z.maxLength(500))), '')
export const markup = (most: number, least = 0) =>
  worded(z.string().check(z.minLength(least), z.maxLength(most)))

/** Name of an icon; unknown names show a default icon. */
export const iconName = z.string().check(z.minLength(1), z.maxLength(200))

/** Name of a drawing. The pattern excludes addresses. */
export const drawingName = z.string().check(z.regex(/^[A-Za-z][\w-]{0,40}$/))

/** Picture or video: a path of the shop or an http(s) address. */
export const media = z.string().check(
  z.maxLength(2000),
  z.refine(
    (given) =>
      /^(\/(?![/\\])|https?:\/\/)/i.test(given) && safeUrl(given, 'media', 'https://shop.invalid') !== '',
  ),
)

export const goodsIds = (most: number) => z.array(id).check(z.minLength(1), z.maxLength(most))

/** `#rgb` or `#rrggbb`. */
export const colour = z.string().check(z.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i))

/** A length in pixels. */
export const px = (most: number) => z.int().check(z.minimum(0), z.maximum(most))

export const wayTo = z.object({ label: words, link })
export { link }
