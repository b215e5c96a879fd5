import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const list = z.record(z.string(), z.array(z.string()))
const listOf = (name: string) =>
  list.parse(JSON.parse(readFileSync(join('dist', 'kit', '.vite', `${name}.json`), 'utf8')))

/** Returns the files that the loader loads for an element, below /kit/. */
export const filesOf = (tag: string) => listOf('loaded')[`elements/${tag}.ts`] ?? []

/** Returns the file that contains an element's code. */
export const homeOf = (tag: string) => filesOf(tag)[0] ?? tag

/** Returns the file that contains a module of the sources. */
export const fileWith = (module: string) =>
  Object.entries(listOf('modules')).find(([, modules]) => modules.includes(module))?.[0] ?? module
