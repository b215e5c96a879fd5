import { Refusal } from '../../demo/server/core/http/refusal'

/** What came of a wish: 200, or the code that it was refused with. */
export const outcome = (wish: Promise<unknown>): Promise<number> =>
  wish.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
