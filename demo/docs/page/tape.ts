const longest = 50

/** Reason given with `preventDefault()`, shown to buyers. */
const reason = 'The documentation page refuses this.'

function line(event: Event) {
  const row = document.createElement('li')
  const add = (tag: string, text: string) => {
    const piece = row.appendChild(document.createElement(tag))
    piece.textContent = text
  }
  add('time', new Date().toTimeString().slice(0, 8))
  add('b', event.type)
  if (nameOf(event.target)) add('i', nameOf(event.target))
  if (event.defaultPrevented) add('em', 'cancelled')
  const detail: unknown = 'detail' in event ? event.detail : undefined
  add('code', JSON.stringify(detail, readable) ?? '')
  const outcome = outcomeOf(detail)
  void outcome?.then(
    (came) => add('code', `came to ${JSON.stringify(came)}`),
    () => add('code', 'failed'),
  )
  return row
}

/** Replaces values that JSON cannot represent by the name of their type. */
const readable = (_: string, value: unknown) => {
  if (typeof value === 'function') return '(function)'
  return value instanceof Promise || value instanceof Headers ? `(${value.constructor.name})` : value
}

const outcomeOf = (detail: unknown) =>
  typeof detail === 'object' && detail !== null && 'promise' in detail && detail.promise instanceof Promise
    ? detail.promise
    : undefined

const nameOf = (target: EventTarget | null) =>
  target && 'localName' in target && typeof target.localName === 'string' ? `<${target.localName}>` : ''

/**
 * Logs the events of the examples, the latest first.
 * @param page document of the examples
 * @param stays whether links of the examples are cancelled so that the reader stays on the page
 */
export function openTape(page: Document, stays: boolean) {
  const list = document.querySelector<HTMLElement>('.tape ol')
  const empty = document.querySelector<HTMLElement>('.tape-empty')
  const checked = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.checked ?? false
  if (!list || !empty) return

  function listen(event: Event) {
    if (event.type === 'trade-fetch' && !checked('requests')) return
    if (event.type === 'trade-navigate' && stays) event.preventDefault()
    if (event.type.startsWith('trade-before-') && checked('refuse')) {
      event.preventDefault()
      Object.assign(event, { reason })
    }
    const row = line(event)
    list?.prepend(row)
    while (list && list.children.length > longest) list.lastElementChild?.remove()
    if (empty) empty.hidden = true
  }
  for (const type of list.dataset.events?.split(' ') ?? []) page.addEventListener(type, listen)
  document.querySelector('#tape-clear')?.addEventListener('click', () => {
    list.replaceChildren()
    empty.hidden = false
  })
}
