import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

const root = normalize(join(import.meta.dirname, '..', '..'))

/** Every source file below the folders, as paths from the project's root. */
export function filesBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
}

export const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

export const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')

export type Import = { from: string; to: string; lazy: boolean; typeOnly: boolean }

const statement =
  /(?:import|export)\s+(?<type>type\s)?(?:[^'"();]*?\sfrom\s*)?['"](?<static>[^'"]+)['"]|import\((?:\/\*.*?\*\/\s*)?['"](?<lazy>[^'"]+)['"]\)/g

/** Import of one of our files: path of the target, and whether it is lazy or only for types. */
export function importsOf(file: string): Import[] {
  return [...textOf(file).matchAll(statement)].flatMap(({ groups }) => {
    const source = groups?.static ?? groups?.lazy ?? ''
    if (!source.startsWith('.'))
      return [{ from: file, to: source, lazy: Boolean(groups?.lazy), typeOnly: Boolean(groups?.type) }]
    const path = normalize(join(dirname(file), source.replace(/\?\w+$/, ''))).replaceAll('\\', '/')
    return [{ from: file, to: resolved(path), lazy: Boolean(groups?.lazy), typeOnly: Boolean(groups?.type) }]
  })
}

const known = new Set(filesBelow('src', 'elements', 'demo', 'tests'))
const resolved = (path: string) =>
  ['', '.ts', '.tsx', '.mjs', '.d.ts']
    .map((ending) => path + ending)
    .find((candidate) => known.has(candidate)) ?? path
