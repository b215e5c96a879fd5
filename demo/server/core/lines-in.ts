/** The lines of a text, without what stands around them; empty ones are none. */
export const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
