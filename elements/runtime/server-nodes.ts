import { maker } from '../../src/ui/make'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

type Inside = ServerNode | string

/** The part of the DOM that small elements use to render, as HTML. */
export class ServerNode {
  readonly #tag: string
  readonly #attributes = new Map<string, string>()
  #inside: Inside[] = []
  parentNode: ServerNode | null = null
  constructor(tag: string) {
    this.#tag = tag
  }
  setAttribute(name: string, value: string) {
    this.#attributes.set(name, value)
  }
  set value(value: string) {
    this.setAttribute('value', value)
  }
  set disabled(is: boolean) {
    if (is) this.setAttribute('disabled', '')
    else this.#attributes.delete('disabled')
  }
  set textContent(text: string) {
    this.#inside = [text]
  }
  addEventListener() {}
  #own(nodes: Inside[]) {
    for (const node of nodes) if (node instanceof ServerNode) node.parentNode = this
    return nodes
  }
  append(...nodes: Inside[]) {
    this.#inside.push(...this.#own(nodes))
  }
  prepend(...nodes: Inside[]) {
    this.#inside.unshift(...this.#own(nodes))
  }
  remove() {
    const parent = this.parentNode
    if (parent) parent.#inside = parent.#inside.filter((node) => node !== this)
    this.parentNode = null
  }
  get outerHTML(): string {
    const attributes = [...this.#attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join('')
    const open = `<${this.#tag}${attributes}>`
    if (this.#tag === 'input') return open
    const inside = this.#inside.map((node) => (typeof node === 'string' ? escape(node) : node.outerHTML))
    return `${open}${inside.join('')}</${this.#tag}>`
  }
}

/** Lets small elements create nodes where there is no document. */
export function createServerNodes() {
  const create = (tag: string) => new ServerNode(tag)
  // Small elements use no more of a node than the class above has.
  maker.document ??= {
    createElement: create,
    createElementNS: (_: string, tag: string) => create(tag),
  } as unknown as Document
}
