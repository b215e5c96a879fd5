import { pinned } from '../../src/core/host/pinned'

const written = pinned('written', () => new WeakSet<Node>())

/** Returns whether the kit has changed a text of a server rendering. */
export const isWritten = (node: Node) => written.has(node)

/** Changes a text of a server rendering before hydration, which keeps it. */
export function writeText(node: Text, text: string) {
  written.add(node)
  node.nodeValue = text
}
