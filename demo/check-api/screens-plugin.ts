import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { exportsOf, readScreens } from './read-screens.ts'

const asked = 'virtual:screens'
const id = `\0${asked}`

const sources = () =>
  readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const roomOf = (file: string) => relative('src', dirname(file)).replaceAll('\\', '/')

/** Maps each exported name to the folder of its contract. */
const rooms = (files: string[]) =>
  Object.fromEntries(
    files
      .filter((file) => file.endsWith('.contract.ts'))
      .flatMap((file) => exportsOf(file).map((name) => [name, roomOf(file)])),
  )

/** Generates imports of all dictionaries. */
function dictionaries(files: string[]): string {
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = (?:d|siteD)ictionary\(/g)].map(
      ([, name = '']) => ({
        name,
        file,
      }),
    ),
  )
  const imports = found.map(({ name, file }) => `import { ${name} } from ${JSON.stringify(resolve(file))}`)
  const rows = found.map(({ name, file }) => `{ room: ${JSON.stringify(roomOf(file))}, words: ${name} }`)
  return `${imports.join('\n')}\nexport const dictionaries = [${rows.join(', ')}]`
}

/** Provides `virtual:screens`: data about screens, contracts and dictionaries, read from the sources at build time. */
export function screensPlugin(): Plugin {
  return {
    name: 'screens',
    resolveId: (source) => (source === asked ? id : undefined),
    load(wanted) {
      if (wanted !== id) return undefined
      const files = sources()
      return `export const screens = ${JSON.stringify(readScreens())}
export const rooms = ${JSON.stringify(rooms(files))}
${dictionaries(files)}`
    },
  }
}
