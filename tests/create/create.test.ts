import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { documentFiles, elementFiles } from '../../demo/create.mjs'
import { textOf } from '../house/sources'

const created = new Map([
  ...documentFiles('trade/parcels', 'parcel'),
  ...elementFiles('trade-parcels', 'trade/parcels/parcel-list.page'),
])
const modules = [...created].filter(([file]) => /\.tsx?$/.test(file))

/** Returns the source of an import: a created or an existing file. Undefined for a package. */
function sourceOf(from: string, request: string): { file: string; text: string } | undefined {
  if (!request.startsWith('.')) return undefined
  const path = normalize(join(dirname(from), request))
  const file = [path, `${path}.ts`, `${path}.tsx`].find((one) => created.has(one) || existsSync(one))
  if (file === undefined) throw new Error(`${from}: ${request} does not exist`)
  return { file, text: created.get(file) ?? textOf(file) }
}

const exportsIn = (file: string, text: string) =>
  parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  )

describe('npm run create', () => {
  test.each(modules)('%s imports existing exports only', (file, text) => {
    const { errors, module } = parseSync(file, text)
    expect(errors).toEqual([])
    for (const { moduleRequest, entries } of module.staticImports) {
      const source = sourceOf(file, moduleRequest.value)
      if (!source) continue
      const exported = exportsIn(source.file, source.text)
      for (const { importName } of entries)
        if (importName.kind === 'Name') expect(exported).toContain(importName.name)
    }
  })

  test('a kind of document takes at most 11 files and 375 lines, and has a test', () => {
    const product = modules.filter(([file]) => /^(src|demo)\//.test(file))
    expect(product.length).toBeLessThanOrEqual(11)
    expect(product.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0)).toBeLessThanOrEqual(375)
    expect([...created.keys()].filter((file) => file.startsWith('tests/'))).toHaveLength(1)
  })

  test('no name of the template remains', () => {
    for (const [file, text] of created) expect(`${file}\n${text}`).not.toMatch(/sample/i)
  })
})
