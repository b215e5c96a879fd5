import { SaxesParser } from 'saxes'
import { sheetLimits } from '../../../../../src/core/sheet/sheet-limits'
import { FileFault } from '../fault'

type Attributes = Readonly<Record<string, string>>

/** Characters passed to the parser per write. */
const bite = 16_384

/**
 * Creates a streaming XML parser that buffers no token longer than `sheetLimits.markup`.
 * @throws FileFault for invalid XML, or if a limit is exceeded
 */
export function readXml(on: {
  open: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}) {
  const parser = new SaxesParser()
  let depth = 0
  let attributes = 0
  /** Characters since the last parser event. The parser buffers them until the token ends. */
  let unfinished = 0
  const finished = () => void (unfinished = 0)
  for (const event of ['comment', 'processinginstruction', 'xmldecl'] as const) parser.on(event, finished)
  parser.on('opentagstart', () => void (attributes = 0))
  parser.on('attribute', () => {
    if (++attributes > sheetLimits.attributes)
      throw new FileFault('tooManyAttributes', { most: sheetLimits.attributes })
  })
  // Programs use different prefixes for the same elements.
  const bare = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('opentag', ({ name, attributes: given }) => {
    finished()
    if (++depth > sheetLimits.depth) throw new FileFault('tooDeep', { most: sheetLimits.depth })
    on.open(bare(name), given)
  })
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (text) => {
      finished()
      on.text?.(text)
    })
  parser.on('closetag', ({ name }) => {
    finished()
    depth--
    on.close?.(bare(name))
  })
  parser.on('doctype', () => {
    throw new FileFault('brokenWorkbook')
  })
  parser.on('error', () => {
    throw new FileFault('brokenWorkbook')
  })
  return (text: string) => {
    for (let at = 0; at < text.length; at += bite) {
      const some = text.slice(at, at + bite)
      unfinished += some.length
      parser.write(some)
      if (unfinished > sheetLimits.markup) throw new FileFault('markupTooLong', { most: sheetLimits.markup })
    }
  }
}
