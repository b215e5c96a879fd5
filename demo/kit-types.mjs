import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'

/** Entries of the package's typings. Those of tags and components are generated from the descriptions. */
const entries = [
  'elements/tradefront',
  'elements/stores',
  'elements/contracts',
  'elements/render',
  'src/core/events',
]

const relative = /(\bfrom |\bimport\()(['"])(\.{1,2}\/[^'"]+)\2/g

/** Writes the declarations of the package's entries and their dependencies into `<folder>/types`. */
export function writeTypes(folder) {
  const emitted = mkdtempSync(join(tmpdir(), 'tradefront-types-'))
  try {
    execFileSync(join('node_modules', '.bin', 'tsc'), [
      '-p',
      'demo/kit-types.tsconfig.json',
      '--outDir',
      emitted,
    ])
    const reached = new Set(entries)
    for (const name of reached) {
      const text = readFileSync(join(emitted, `${name}.d.ts`), 'utf8')
      // Node's module resolution requires file extensions, which bundlers do not.
      const ended = text.replace(relative, (_, head, quote, path) => {
        reached.add(normalize(join(dirname(name), path)))
        return `${head}${quote}${path}.js${quote}`
      })
      const file = join(folder, 'types', `${name}.d.ts`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, ended)
    }
  } finally {
    rmSync(emitted, { recursive: true, force: true })
  }
}
