import { cloak } from './cloak'
import { descriptions } from './manifest'

const rule = (selector: string, ...declarations: string[]) =>
  `${selector} {\n  ${declarations.join(';\n  ')};\n}\n`

/**
 * `tradefront.css`, for pages that want the place of elements kept before any script runs: a `<link>` in the head, and
 * nothing jumps when they are drawn. It also hides what they hold, as the loader does from its first moment on.
 */
export function placeholderSheet(): string {
  const places = descriptions.flatMap(({ tag, reserve }) => {
    if (!reserve) return []
    const { inline, block } = reserve
    const height = `min-block-size: ${block}px`
    const undefinedYet = `${tag}:not(:defined)`
    return inline
      ? rule(undefinedYet, 'display: inline-block', `min-inline-size: ${inline}px`, height)
      : rule(undefinedYet, 'display: block', height)
  })
  return [`${cloak(descriptions.map(({ tag }) => tag))}\n`, ...places].join('')
}
