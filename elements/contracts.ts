import type { Endpoint } from '../src/core/endpoint'

const files = import.meta.glob<Record<string, unknown>>('../src/**/*.contract.ts', { eager: true })

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shapes' in value

/**
 * `import { endpoints } from 'tradefront/contracts'`: every call that the kit may make, by the name under which its
 * contract exports it: method, path below the API's base, zod shapes of query, body and answer, and what it needs.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
)
