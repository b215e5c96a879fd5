/** How long code may be under way. */
export const codePatience = 120_000

/** Code that is asked for, or a refusal where it does not come in time: an import by itself waits for ever. */
export const inTime = <T>(work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error('late')), codePatience)
    const settled = () => clearTimeout(clock)
    work.then(settled, settled)
    work.then(resolve, reject)
  })
