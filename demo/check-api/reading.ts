import type { Endpoint } from '../../src/core/api/endpoint'

/** Last path segments of queries that use POST only because they do not fit into a URL. */
const question = /\/(page\w*|list|listData|info|price|check|trial|\w+(Page|List|Info))$/

/**
 * Returns whether a request changes nothing on the server: GET, or a POST with the name of a query. Any other
 * POST is assumed to write.
 */
export const isReading = ({ method, path, once }: Endpoint) =>
  method === 'GET' || (method === 'POST' && !once && question.test(path))
