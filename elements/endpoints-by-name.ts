import type { Endpoint } from '../src/core/api/endpoint'
import * as all from './endpoints'

/** Every endpoint by its name, in alphabetical order, because bundlers order the exports of a module differently. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries<Endpoint>(all).sort(([one], [other]) => (one < other ? -1 : 1)),
)
