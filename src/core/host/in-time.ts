/** Timeout for loading code, in milliseconds. */
export const codePatience = 120_000

/** Rejects if an import takes too long, because imports have no timeout. */
export const inTime = <T>(work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const clock = setTimeout(reject, codePatience, new Error('late'))
    void work.then(resolve, reject).finally(() => clearTimeout(clock))
  })
