import type { Endpoint } from '../src/core/api/endpoint'
import * as all from './endpoints'

/** Every endpoint, for code that has its name as text. */
export const endpoints: Readonly<Record<string, Endpoint>> = all
