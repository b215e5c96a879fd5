import { attributeName } from '../src/core/attribute-name'
import { keptData } from './kept-data'
import type { Attribute, Description } from './description'
import type { TradeElement } from './element'

const modules = import.meta.glob<{ default: TradeElement }>('./trade-*.ts', { eager: true })

/** The descriptions of all elements, by tag. */
export const descriptions: Description[] = Object.values(modules)
  .map(({ default: { description } }) => description)
  .sort((a, b) => a.tag.localeCompare(b.tag))

export const typeText = (attribute: Attribute) =>
  attribute.type === 'choice' ? attribute.of.map((choice) => `'${choice}'`).join(' | ') : attribute.type

const defaultText = (attribute: Attribute) => ('default' in attribute ? attribute.default : undefined)

export const className = (tag: string) =>
  tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

const brand = { '--trade-brand': 'The colour of the brand; all brand colours follow it.' }

const named = (record: Partial<Record<string, string>> = {}) =>
  Object.entries(record).map(([name, description = '']) => ({ name, description }))

/**
 * `custom-elements.json`, schema 1.0.0: what editors, catalogues and documentation tools read. `x-kept` is ours: what
 * is kept in the browser, by key.
 */
export function customElementsManifest() {
  return {
    schemaVersion: '1.0.0',
    readme: '',
    'x-kept': keptData,
    modules: descriptions.map((description) => ({
      kind: 'javascript-module',
      path: `elements/${description.tag}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: className(description.tag),
          tagName: description.tag,
          description: description.summary,
          superclass: { name: 'HTMLElement' },
          attributes: Object.entries(description.attributes).map(([name, attribute]) => ({
            name: attributeName(name),
            fieldName: name,
            type: { text: typeText(attribute) },
            default:
              defaultText(attribute) === undefined ? undefined : JSON.stringify(defaultText(attribute)),
            description: attribute.about,
          })),
          members: Object.entries(description.properties ?? {}).map(([name, { about }]) => ({
            kind: 'field',
            name,
            description: about,
          })),
          events: named(description.events).map((event) => ({ ...event, type: { text: 'CustomEvent' } })),
          slots: named(description.slots),
          cssParts: named(description.parts),
          cssProperties: named({ ...brand, ...description.cssProperties }),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: description.tag,
          declaration: { name: className(description.tag), module: `elements/${description.tag}.js` },
        },
      ],
    })),
  }
}

const common = new Set(['theme', 'lang', 'api', 'site'])

/** The README's table of elements. */
export function readmeTable(): string {
  const rows = descriptions.map(({ tag, summary, attributes, small }) => {
    const own = Object.keys(attributes).filter((name) => !common.has(name) || tag === 'trade-site')
    const list = own.map((name) => `\`${attributeName(name)}\``).join(' ')
    return `| \`<${tag}>\` | ${summary} | ${list || '–'} | ${small ? 'no' : 'yes'} |`
  })
  return ['| element | what it is | attributes | React |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
