import { troubleMessages } from '../src/site/trouble/trouble.messages'
import { cloak } from './cloak'
import type { Description, ReservedSize } from './description'
import { descriptions } from './manifest'
import { tokens } from './tokens'

const rule = (selector: string, ...declarations: string[]) =>
  `${selector} {\n  ${declarations.join(';\n  ')};\n}\n`

const fonts = tokens.find(({ name }) => name === '--trade-font')?.value

function sizeRule(selector: string, { inline, block, narrow }: ReservedSize): string {
  if (inline)
    return rule(
      selector,
      'display: inline-block',
      `min-inline-size: ${inline}px`,
      // The line that small elements are drawn in: the words around them stand where they will.
      `font: 400 14px / ${block}px var(--trade-font, ${fonts})`,
    )
  const kept = rule(selector, 'display: block', `min-block-size: ${block}px`)
  return narrow
    ? `${kept}@media (width < 480px) {\n${rule(selector, `min-block-size: ${narrow}px`)}}\n`
    : kept
}

/** An element before its code is here, and what it draws before its data is. */
function reservedFor({ tag, reserve, parts }: Description): string {
  if (!reserve) return ''
  const waits = (attribute: string) =>
    [
      `${tag}${attribute}:not(:defined)`,
      ...(parts?.waiting ? [`${tag}${attribute}::part(waiting)`] : []),
    ].join()
  const { when = {}, ...most } = reserve
  const others = Object.entries(when).map(([attribute, other]) => sizeRule(waits(attribute), other))
  const line = most.inline ? rule(`${tag}:not(:defined)::before`, `content: '\\a0'`) : ''
  return [sizeRule(waits(''), most), ...others, line].join('')
}

const [zh, en] = troubleMessages.notLoaded

/** Where even the loader did not come, no script of ours can say so. The words take no room before they are seen. */
function lateWords(tags: string[]): string {
  const late = `:is(${tags.join()}):not(:defined)`
  return [
    rule(
      `${late}::after`,
      `content: '${zh}'`,
      'visibility: hidden',
      'font-size: 0',
      'line-height: 0',
      'animation: trade-late 0s 10s forwards',
    ),
    '@keyframes trade-late{to{visibility:visible;font-size:14px;line-height:20px}}\n',
    rule(`${late}:lang(en)::after`, `content: '${en}'`),
  ].join('')
}

/** Somebody who is not known is a visitor until something else is heard. */
const unknown = rule('trade-if:not(:defined, [session=visitor])', 'display: none')

/**
 * `tradefront.css`, for pages that want the place of elements kept from the beginning: a `<link>` in the head, and
 * nothing jumps when they are drawn. It also hides what they hold, as the loader does from its first moment on, and says
 * after ten seconds that nothing came.
 */
export function placeholderSheet(): string {
  const tags = descriptions.map(({ tag }) => tag)
  const rules = [...descriptions.map(reservedFor), unknown]
  return [`${cloak(tags)}\n`, ...rules, lateWords(tags)].join('')
}
