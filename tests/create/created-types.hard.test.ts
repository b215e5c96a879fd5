import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { documentFiles, elementFiles } from '../../demo/create.mjs'
import { filesBelow } from '../house/sources'

const root = resolve('.')
const folder = mkdtempSync(join(tmpdir(), 'tradefront-create-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('created files have no type errors, once their routes have paths', () => {
  const files = new Map([
    ...documentFiles('trade/parcels', 'parcel'),
    ...elementFiles('trade-parcels', 'trade/parcels/parcel-list.page'),
    [
      'src/trade/parcels/known-routes.ts',
      `declare module '${root}/src/core/address/hrefs' {
  interface KnownRoutes { parcels: '/user/parcel'; parcel: '/user/parcel/{parcelId}' }
}
export {}
`,
    ],
  ])
  for (const [file, text] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const declarations = filesBelow('src', 'demo').filter((file) => file.endsWith('.d.ts'))
  // The folders count as one, so that created files import those of the repository by their relative path.
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      rootDirs: [root, folder],
    },
    include: [],
    files: [...files.keys(), ...declarations.map((file) => join(root, file))].filter((file) =>
      /\.tsx?$/.test(file),
    ),
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
  // Without the whole program, files of the repository miss declarations of globals.
  const faults = stdout.split('\n').filter((line) => line.includes(`${basename(folder)}/`))
  expect(faults).toEqual([])
})
