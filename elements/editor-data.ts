import { attributeName } from '../src/core/host/attribute-name'
import { descriptions } from './manifest'
import { tokens } from './tokens'

/** Creates completions of tags and attributes for VS Code (`html.customData`). */
export const htmlData = () => ({
  version: 1.1,
  tags: descriptions.map(({ tag, summary, attributes }) => ({
    name: tag,
    description: summary,
    attributes: Object.entries(attributes).map(([name, attribute]) => ({
      name: attributeName(name),
      description: attribute.about,
      ...(attribute.type === 'choice' && { values: attribute.of.map((choice) => ({ name: choice })) }),
    })),
  })),
})

/** Formats a value for readers, light and dark. */
const valueText = (value: string) => {
  const [, light, dark] = /^var\(--_l, (.+)\) var\(--_d, (.+)\)$/.exec(value) ?? []
  return light ? `\`${light}\`, in the dark theme \`${dark}\`` : `\`${value}\``
}

/** Creates completions of custom properties and parts for VS Code (`css.customData`). */
export const cssData = () => ({
  version: 1.1,
  properties: [
    {
      name: '--trade-brand',
      description: 'The colour of the brand. All brand colours of the elements follow it, in both themes.',
    },
    ...tokens.map(({ name, value }) => ({ name, description: `Default: ${valueText(value)}.` })),
  ],
  pseudoElements: [...new Set(descriptions.flatMap(({ parts = {} }) => Object.keys(parts)))]
    .sort()
    .map((part) => ({
      name: `::part(${part})`,
      description: descriptions
        .flatMap(({ tag, parts = {} }) => (parts[part] ? [`\`${tag}\`: ${parts[part]}`] : []))
        .join('\n'),
    })),
})
