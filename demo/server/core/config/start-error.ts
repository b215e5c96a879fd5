/** The server cannot start. The message tells its operator what to change, in one sentence. */
export class StartError extends Error {
  override name = 'StartError'
}
