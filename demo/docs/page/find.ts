/** All elements that fit a selector. */
export const all = <E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<E>(selector),
]

/** Shows only the pages whose name or summary holds what is typed, in the menu and on the start page. */
export function openFind() {
  const field = document.querySelector<HTMLInputElement>('#find')
  const said = document.querySelector('#found')
  if (!field || !said) return
  const rows = all('[data-find]')
  const sections = [...new Set(rows.map((row) => row.closest('section')))]
  const nothing = document.querySelector<HTMLElement>('.nothing-found')

  function filter() {
    const words = field?.value.toLowerCase().split(/\s+/).filter(Boolean) ?? []
    for (const row of rows) row.hidden = !words.every((word) => row.dataset.find?.includes(word))
    for (const section of sections) {
      if (section) section.hidden = all('[data-find]:not([hidden])', section).length === 0
    }
    const left = all('.side [data-find]:not([hidden])').length
    if (said) said.textContent = words.length ? `${left} pages` : ''
    if (nothing) nothing.hidden = left > 0
  }

  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') document.querySelector<HTMLElement>('.side li:not([hidden]) a')?.click()
    if (event.key !== 'Escape') return
    field.value = ''
    filter()
  })
  document.addEventListener('keydown', (event) => {
    const inField = isField(event.composedPath()[0])
    if (event.key !== '/' || inField || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.focus()
  })
  filter()
}

const isField = (node: EventTarget | undefined) =>
  node instanceof Element && node.matches('input, textarea, select, [contenteditable]')
