import { troubleMessages } from '../src/site/trouble/trouble.messages'
import { cloak } from './cloak'
import { descriptions } from './manifest'

const rule = (selector: string, ...declarations: string[]) =>
  `${selector} {\n  ${declarations.join(';\n  ')};\n}\n`

const [zh, en] = troubleMessages.texts.notLoaded

/** Where even the loader did not come, no script of ours can say so. */
function lateWords(tags: string[]): string {
  const late = `:is(${tags.join()}):not(:defined)`
  return [
    rule(
      `${late}::after`,
      `content: '${zh}'`,
      'visibility: hidden',
      'animation: trade-cloak 0s 10s forwards',
    ),
    rule(`${late}:lang(en)::after`, `content: '${en}'`),
  ].join('')
}

/**
 * `tradefront.css`, for pages that want the place of elements kept before any script runs: a `<link>` in the head, and
 * nothing jumps when they are drawn. It also hides what they hold, as the loader does from its first moment on, and says
 * after ten seconds that nothing came.
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
  const tags = descriptions.map(({ tag }) => tag)
  return [`${cloak(tags)}\n`, ...places, lateWords(tags)].join('')
}
