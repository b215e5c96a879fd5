import { attributeName } from '../../src/core/host/attribute-name'
import { commonAttributes, type Attribute, type Description } from '../../elements/description'
import { html, sentence, type Html } from './html'
import { absentText } from './tables'

const isShared = (name: string) => Object.hasOwn(commonAttributes, name)

/** Returns the words between backticks in a description: the allowed values. */
const namedWords = (about: string) => [...about.matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word)

const field = (name: string, control: Html, about = '') =>
  html`<label class="control"
    ><code>${name}</code>${control}${about && html`<small>${sentence(about)}</small>`}</label
  >`

function choices(name: string, words: readonly string[], absent: string) {
  return html`<select data-attribute="${name}">
    <option value="">${absent ? `${absent} (default)` : 'not set'}</option>
    ${words.filter((word) => word !== absent).map((word) => html`<option>${word}</option>`)}
  </select>`
}

/** Renders a field for an attribute that takes any number of the words. */
const wordSet = (name: string, words: string[], about: string) =>
  html`<fieldset class="control" data-words="${name}">
    <legend><code>${name}</code></legend>
    ${words.map((word) => html`<label><input type="checkbox" value="${word}" /> ${word}</label>`)}
    <small>${sentence(about)}</small>
  </fieldset>`

function attributeControl(prop: string, attribute: Attribute): Html {
  const name = attributeName(prop)
  const { about, type } = attribute
  if (type === 'choice') return field(name, choices(name, attribute.of, attribute.default), about)
  if (type === 'boolean')
    return field(name, html`<input type="checkbox" role="switch" data-attribute="${name}" />`, about)
  const absent = absentText(attribute)
  if (type === 'number')
    return field(name, html`<input type="number" data-attribute="${name}" placeholder="${absent}" />`, about)
  const words = namedWords(about)
  if (about.includes('separated by spaces')) return wordSet(name, words, about)
  if (isShared(name) && words.length > 0) return field(name, choices(name, words, ''), about)
  return field(name, html`<input type="text" data-attribute="${name}" placeholder="${absent}" />`, about)
}

const group = (title: string, fields: Html[], open = true) =>
  fields.length > 0 &&
  html`<details ${open && 'open'}>
    <summary>${title}</summary>
    <div class="controls-grid">${fields}</div>
  </details>`

const styleField = (tag: string, part: string, about: string, example: string) => {
  const selector = `${tag}${part}`
  return field(
    part || tag,
    html`<input type="text" data-style="${selector}" placeholder="${example}" spellcheck="false" />`,
    about,
  )
}

const slotField = (name: string, about: string) =>
  field(name || '(default)', html`<input type="text" data-slot="${name}" />`, about)

/** Renders the controls for an element's attributes, slots, parts and CSS properties, from its description. */
export function controls({ tag, attributes, slots = {}, parts = {}, cssProperties = {} }: Description): Html {
  const all = Object.entries(attributes)
  const everyone = ([name]: [string, Attribute]) => isShared(name) && tag !== 'trade-site'
  const fields = (entries: [string, Attribute][]) => entries.map((entry) => attributeControl(...entry))
  const named = Object.keys(cssProperties)
  return html`<form class="controls" autocomplete="off">
    ${group('Attributes', fields(all.filter((entry) => !everyone(entry))))}
    ${group(
      'Slots',
      Object.entries(slots).map(([name, about]) => slotField(name, about)),
    )}
    ${group('Looks', [
      styleField(
        tag,
        '',
        `Custom properties of the element: ${named.length ? named.map((name) => `\`${name}\``).join(', ') : 'any design token'}.`,
        '--trade-brand: #0b7a5b',
      ),
      ...Object.entries(parts).map(([name, about]) =>
        styleField(tag, `::part(${name})`, about, 'font-style: italic'),
      ),
    ])}
    ${group('What every element takes', fields(all.filter(everyone)), false)}
  </form>`
}
