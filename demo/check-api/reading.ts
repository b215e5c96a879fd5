import type { Endpoint } from '../../src/core/api/endpoint'

/** Last words of addresses that are asked by POST only because the question does not fit into an address. */
const question = /\/(page\w*|list|listData|info|price|check|trial|\w+(Page|List|Info))$/

/**
 * Whether asking changes nothing on the server. GET asks; a POST only by the name that questions bear, so that one
 * which nobody foresaw is left alone.
 */
export const isReading = ({ method, path, once }: Endpoint) =>
  method === 'GET' || (method === 'POST' && !once && question.test(path))
