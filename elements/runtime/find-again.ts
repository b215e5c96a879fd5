import { drawnClass } from './drawn-view'

/** Finds the counterpart of a node from an earlier rendering. */
export type FindAgain = (
  root: ShadowRoot,
  /** True if both renderings have the same data, so that the same place holds the same thing. */
  sameData: boolean,
) => HTMLElement | undefined

const identifiers = /^data-(.+-id|row|at|field|key|department)$/

const typeOf = (node: Element) =>
  [node.localName, node.getAttribute('type') ?? '', node.getAttribute('role') ?? ''].join()

/** Returns the identity of a node's data, such as a cart line: ids of the node and its ancestors. */
function identityOf(node: Element): string {
  const found: string[] = []
  for (let at: Element | null = node; at; at = at.parentElement)
    for (const name of at.getAttributeNames())
      if (identifiers.test(name)) found.push(`${name}=${at.getAttribute(name)}`)
  return found.join()
}

/** Returns the name of a control, by attributes if possible, because page translators change texts. */
const nameOf = (node: Element) =>
  (
    node.getAttribute('aria-label') ??
    node.closest('[aria-label]:is(fieldset,li,tr,section,form,search)')?.getAttribute('aria-label') ??
    ''
  ).trim() +
  ' ' +
  (node.textContent?.trim() || node.getAttribute('placeholder') || node.getAttribute('title') || '')

/** Returns the path of a node among siblings of the same tag and class. Nodes of browser add-ons differ in these. */
function pathOf(node: Element): string {
  const steps: string[] = []
  for (let at = node; at.parentElement && !at.classList.contains(drawnClass); at = at.parentElement) {
    const alike = [...at.parentElement.children].filter(
      (each) => each.localName === at.localName && each.className === at.className,
    )
    steps.push(`${at.localName}.${at.getAttribute('class') ?? ''}:${alike.indexOf(at)}`)
  }
  return steps.reverse().join('>')
}

/** Returns the controls of the same type and data. */
function alikeIn(root: ShadowRoot, type: string, identity: string): HTMLElement[] {
  const [tag = ''] = type.split(',')
  return [...root.querySelectorAll<HTMLElement>(tag)].filter(
    (each) => typeOf(each) === type && identityOf(each) === identity,
  )
}

/** Remembers the place of a node to find its counterpart in another rendering. */
export function findAgain(node: HTMLElement, root: ShadowRoot): FindAgain {
  const type = typeOf(node)
  const identity = identityOf(node)
  const name = nameOf(node)
  const path = pathOf(node)
  const place = alikeIn(root, type, identity)
    .filter((each) => nameOf(each) === name)
    .indexOf(node)
  return (next, sameData) => {
    if (node.isConnected && node.getRootNode() === next) return node
    const alike = alikeIn(next, type, identity)
    const named = alike.filter((each) => nameOf(each) === name)
    const standing = sameData ? alike.find((each) => pathOf(each) === path) : undefined
    return standing ?? named[place]
  }
}
