/** Returns the stack frames without the message, because the message of a query contains its values. */
const stackOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n')

const longest = 200

/** Formats an error that strangers can cause, in one line without stack. */
export const errorLine = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    .replace(/\s+/g, ' ')
    .slice(0, longest)

/** Formats an error for the log: message and place, without values of queries. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const query: unknown = 'query' in error ? error.query : undefined
  if (typeof query !== 'string') return `${error.name}: ${error.message}\n${stackOf(error)}`
  const cause = error.cause instanceof Error ? error.cause.message : 'no reason given'
  return `query failed: ${cause}\n  ${query.slice(0, 300)}\n${stackOf(error)}`
}
