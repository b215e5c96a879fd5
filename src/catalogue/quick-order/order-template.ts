/** Downloads a text file. @param text contents; a byte order mark in front identifies UTF-8 to spreadsheets */
function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}

/** Downloads an empty list with the column names. */
export const saveTemplate = (name: string, columns: readonly string[]) =>
  save(name, `${columns.join(',')}\r\n`)
