/** How long code may be under way. */
export const codePatience = 120_000

/** Code that is asked for, or a refusal where it does not come in time: an import by itself waits for ever. */
export const inTime = <T>(work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const clock = setTimeout(reject, codePatience, new Error('late'))
    void work.then(resolve, reject).finally(() => clearTimeout(clock))
  })
