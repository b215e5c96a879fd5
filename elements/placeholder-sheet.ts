import { troubleMessages } from '../src/site/trouble/trouble.messages'
import { drawnAttribute } from '../src/core/store/drawn-attribute'
import { cloak } from './runtime/cloak'
import type { Description, ReservedSize } from './description'
import { descriptions } from './manifest'
import { tokens } from './tokens'

const rule = (selector: string, ...declarations: string[]) =>
  `${selector} {\n  ${declarations.join(';\n  ')};\n}\n`

const fonts = tokens.find(({ name }) => name === '--trade-font')?.value

const heightOf = (block: number, screen?: boolean) => (screen ? `max(${block}px, 100vh)` : `${block}px`)

function sizeRule(selector: string, { inline, block, narrow, screen }: ReservedSize): string {
  if (inline)
    return rule(
      selector,
      'display: inline-block',
      `min-inline-size: ${inline}px`,
      // Font and line height of small elements, so that surrounding text does not move.
      `font: 400 14px / ${block}px var(--trade-font, ${fonts})`,
    )
  const reserved = rule(selector, 'display: block', `min-block-size: ${heightOf(block, screen)}`)
  return narrow
    ? `${reserved}@media (width < 480px) {\n${rule(selector, `min-block-size: ${narrow}px`)}}\n`
    : reserved
}

/** Returns the rules that reserve an element's space before its code and data are loaded. */
function reservedFor({ tag, reserve, parts }: Description): string {
  if (!reserve) return ''
  const waits = (attribute: string) =>
    [
      `${tag}${attribute}:not(:defined, [${drawnAttribute}])`,
      ...(parts?.waiting ? [`${tag}${attribute}::part(waiting)`] : []),
    ].join()
  const { when = {}, ...most } = reserve
  const others = Object.entries(when).map(([attribute, other]) => sizeRule(waits(attribute), other))
  const line = most.inline ? rule(`${tag}:not(:defined, [${drawnAttribute}])::before`, `content: '\\a0'`) : ''
  const english = most.english ? rule(waits(':lang(en)'), `min-inline-size: ${most.english}px`) : ''
  // A short one would otherwise bring the content below it into view.
  const always = most.screen ? rule(tag, `min-block-size: ${heightOf(most.block, true)}`) : ''
  return [sizeRule(waits(''), most), always, ...others, line, english].join('')
}

const [zh, en] = troubleMessages.notLoaded

/** Rules for the message if even the loader does not load. The text takes no space before it is visible. */
function lateWords(tags: string[]): string {
  // A server-rendered element shows its content, whether or not its code comes.
  const late = `:is(${tags.join()}):not(:defined, [${drawnAttribute}])`
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

/** An unknown reader counts as a visitor at first. */
const unknown = rule('trade-if:not(:defined, [session=visitor])', 'display: none')

/**
 * Creates `tradefront.css`, which reserves the space of elements from the start so that nothing moves. It also hides
 * the content of undefined elements, as the loader does, and shows a message after ten seconds without the loader.
 */
export function placeholderSheet(): string {
  const tags = descriptions.map(({ tag }) => tag)
  const rules = [...descriptions.map(reservedFor), unknown]
  return [`${cloak(tags)}\n`, ...rules, lateWords(tags)].join('')
}
