import { Refusal } from '../../demo/server/core/http/refusal'

/** Result of a call: 200, or the code of its refusal. */
export const outcome = (wish: Promise<unknown>): Promise<number> =>
  wish.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
