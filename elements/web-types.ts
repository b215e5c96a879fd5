import { attributeName } from '../src/core/host/attribute-name'
import { version } from '../package.json'
import type { Attribute, Description } from './description'
import { descriptions, named, states, tagEvents, typeText } from './manifest'
import { tokens } from './tokens'

const attributeOf = ([name, attribute]: [string, Attribute]) => ({
  name: attributeName(name),
  description: attribute.about,
  ...('default' in attribute && { default: String(attribute.default) }),
  value: { type: typeText(attribute), required: attribute.type !== 'boolean' },
})

const elementOf = (description: Description) => {
  const { tag, summary, attributes, properties = {}, ...of } = description
  return {
    name: tag,
    description: summary,
    attributes: Object.entries(attributes).map(attributeOf),
    slots: named(of.slots),
    js: {
      properties: [
        ...Object.entries(attributes).map(([name, attribute]) => ({
          name,
          description: attribute.about,
          type: typeText(attribute),
        })),
        ...Object.entries(properties).map(([name, { about }]) => ({ name, description: about })),
      ],
      events: named(tagEvents(description)),
    },
    css: {
      properties: named(of.cssProperties),
      parts: named(of.parts),
      'pseudo-classes': named(states).map(({ name, description: about }) => ({
        name: `state(${name})`,
        description: about,
      })),
    },
  }
}

/** Returns completions and documentation of tags for JetBrains editors; package.json lists the file as `web-types`. */
export const webTypes = () => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'tradefront',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: { elements: descriptions.map(elementOf) },
    css: { properties: tokens.map(({ name, value }) => ({ name, description: `Default: \`${value}\`.` })) },
  },
})
