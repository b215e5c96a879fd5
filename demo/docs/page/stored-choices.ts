/** The reader's choices, stored for the next page if the browser allows it. */
export const storedChoices = {
  read(name: string): string {
    try {
      return localStorage.getItem(`docs:${name}`) ?? ''
    } catch {
      return ''
    }
  },
  write(name: string, value: string) {
    try {
      localStorage.setItem(`docs:${name}`, value)
    } catch {
      // Storage is not available: the choice applies to this page only.
    }
  },
}
