import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const within = (node: Node): Element[] =>
  childrenOf(node).flatMap((child) => [...(isElement(child) ? [child] : []), ...within(child)])
const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''))
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value

function valueOf(field: Element): string {
  if (field.tagName === 'textarea') return textOf(field)
  if (field.tagName !== 'select') return attribute(field, 'value') ?? ''
  const options = within(field).filter(({ tagName }) => tagName === 'option')
  const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0]
  return (chosen && attribute(chosen, 'value')) ?? ''
}

const fieldsOf = (form: Element) =>
  Object.fromEntries(
    within(form)
      .filter(({ tagName }) => ['input', 'textarea', 'select'].includes(tagName))
      .map((field) => [attribute(field, 'name') ?? '', valueOf(field)]),
  )

/**
 * Returns the fields of the first form with this `action` as a browser would send them.
 * @param holding values that select one of several forms
 */
export function formOf(page: string, action: string, holding: Record<string, string> = {}) {
  const forms = within(parse(page))
    .filter(({ tagName }) => tagName === 'form')
    .filter((form) => new URL(attribute(form, 'action') ?? '', 'http://x').pathname.endsWith(action))
    .map(fieldsOf)
  const found = forms.find((fields) =>
    Object.entries(holding).every(([name, value]) => fields[name] === value),
  )
  if (!found) throw new Error(`no such form is sent to ${action}`)
  return found
}
