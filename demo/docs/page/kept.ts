/** What the reader chose, kept for the next page where the browser allows it. */
export const kept = {
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
      // Nothing is kept then: the choice holds for this page.
    }
  },
}
