import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Endpoint } from '../../../src/core/api/endpoint'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shapes' in value

/** Returns all endpoints of the contracts. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const files = readdirSync('src', { recursive: true })
    .map((file) => join('src', String(file)))
    .filter((file) => file.endsWith('.contract.ts'))
  const modules = await Promise.all(files.map((file): Promise<object> => import(resolve(file))))
  return modules.flatMap((each) => Object.values(each).filter(isEndpoint))
}
