import { PGlite } from '@electric-sql/pglite'

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC'

/**
 * PGlite that refuses queries after a crash. It crashes when it cannot write its log, and would then loop forever and block the
 * whole process.
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
