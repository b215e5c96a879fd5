/** Hands a file to the buyer. @param text its contents; a mark in front tells spreadsheets that it is UTF-8 */
function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}

/** An empty list with the names of its columns. */
export const saveTemplate = (name: string, columns: readonly string[]) =>
  save(name, `${columns.join(',')}\r\n`)
