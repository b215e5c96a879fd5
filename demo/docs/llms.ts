import { attributeName } from '../../src/core/host/attribute-name'
import { className, descriptions, typeText } from '../../elements/manifest'
import type { Description } from '../../elements/description'
import { events } from './events'
import { exampleOf } from './examples'
import { guides } from './guides'
import { elementsByWing } from './rooms'
import { tokens } from '../../elements/tokens'

const head = `# tradefront

> A wholesale (B2B) storefront as custom elements. One script tag; the elements of a page share one session and one cart; \`--trade-brand\` re-themes all of them. Chinese and English.`

const list = (title: string, lines: string[]) => lines.length > 0 && `## ${title}\n\n${lines.join('\n')}`
const joined = (pieces: (string | false)[]) => `${pieces.filter(Boolean).join('\n\n')}\n`

/** Returns the entry file for language models: https://llmstxt.org. */
export const llms = () =>
  joined([
    head,
    list(
      'Guides',
      guides.map(({ title, path, lead }) => `- [${title}](${path}): ${lead}`),
    ),
    ...elementsByWing.map(({ title, elements }) =>
      list(
        `Elements: ${title}`,
        elements.map(({ tag, summary }) => `- [${tag}](elements/${tag}.html): ${summary}`),
      ),
    ),
    list('Optional', [
      '- [Everything in one file](llms-full.txt)',
      '- [Design tokens](tokens.html)',
      '- [Calls of the API](calls.html)',
    ]),
  ])

const named = (title: string, record: Partial<Record<string, string>> = {}) =>
  list(
    title,
    Object.entries(record).map(([name, about]) => `- \`${name || '(default)'}\`: ${about}`),
  )

function elementText(description: Description) {
  const { tag, summary, attributes, slots, parts, cssProperties } = description
  const own = Object.entries(attributes).map(
    ([name, attribute]) => `- \`${attributeName(name)}\` (${typeText(attribute)}): ${attribute.about}`,
  )
  return joined([
    `# <${tag}>`,
    `${summary} React: \`${className(tag)}\`.`,
    `\`\`\`html\n${exampleOf(tag).html}\n\`\`\``,
    list('Attributes', own),
    named('Events', description.events),
    named('Slots', slots),
    named('Parts', parts),
    named('Custom properties', cssProperties),
  ])
}

/** Returns all guides and all elements as one text. */
export const llmsFull = () =>
  joined([
    head,
    ...guides.map(({ markdown }) => markdown.replace(/^<!-- [\w-]+ -->\n?/gm, '').trim()),
    list(
      'Events',
      events.map(
        ({ name, fields, about }) =>
          `- \`${name}\`: ${about} detail: ${fields.map(([field, type]) => `\`${field}\` ${type}`).join('; ')}.`,
      ),
    ),
    list(
      'Design tokens',
      tokens.map(({ name, value }) => `- \`${name}\`: \`${value}\``),
    ),
    ...descriptions.map(elementText),
  ])
