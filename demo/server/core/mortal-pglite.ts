import { PGlite } from '@electric-sql/pglite'

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC'

/**
 * The embedded engine, which ends itself when it cannot write its log. It is asked nothing after that: it would turn
 * in a circle for ever, and the whole process with it.
 */
export class MortalPGlite extends PGlite {
  #death: Error | undefined

  get dead() {
    return this.#death !== undefined
  }

  override async execProtocolStream(...asked: Parameters<PGlite['execProtocolStream']>) {
    if (this.#death) throw this.#death
    try {
      return await super.execProtocolStream(...asked)
    } catch (error) {
      if (isPanic(error)) this.#death = error
      throw error
    }
  }

  override async close() {
    if (!this.#death) await super.close()
  }
}
