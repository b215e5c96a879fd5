import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const list = z.record(z.string(), z.array(z.string()))
const listOf = (name: string) =>
  list.parse(JSON.parse(readFileSync(join('dist', 'kit', '.vite', `${name}.json`), 'utf8')))

/** Files that the loader brings for an element, below /kit/. */
export const filesOf = (tag: string) => listOf('loaded')[`elements/${tag}.ts`] ?? []

/** The file that the loader takes an element out of. */
export const homeOf = (tag: string) => filesOf(tag)[0] ?? tag

/** The file that holds a module of the sources. */
export const fileWith = (module: string) =>
  Object.entries(listOf('modules')).find(([, modules]) => modules.includes(module))?.[0] ?? module
