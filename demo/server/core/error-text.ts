/** Lines of a stack that say where, without the message: a query's message holds all of its values. */
const stackOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n')

const longest = 200

/** An error for the log in one line, without where it comes from: of what strangers send. */
export const errorLine = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    .replace(/\s+/g, ' ')
    .slice(0, longest)

/** An error for the log: what and where, but none of the values that were being written. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const query: unknown = 'query' in error ? error.query : undefined
  if (typeof query !== 'string') return `${error.name}: ${error.message}\n${stackOf(error)}`
  const cause = error.cause instanceof Error ? error.cause.message : 'no reason given'
  return `query failed: ${cause}\n  ${query.slice(0, 300)}\n${stackOf(error)}`
}
