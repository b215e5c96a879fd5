/** The server cannot start, for a reason that its owner can do something about: one clear sentence. */
export class StartError extends Error {
  override name = 'StartError'
}
