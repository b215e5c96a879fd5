import { codeOf } from './code'
import { openCodeTabs } from './code-tabs'
import { readInto, rulesOf, writeFrom } from './edit'
import { all } from './find'
import { readManifest } from './manifest'
import { openTape } from './tape'

/** Activates the buttons for the width of the example. */
function openWidths() {
  const room = document.querySelector<HTMLElement>('.stage-room')
  const measure = document.querySelector<HTMLElement>('.dimension')
  const buttons = all('[data-width]')
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { width } = button.dataset
      for (const each of [room, measure]) if (each) each.style.maxWidth = width ? `${width}px` : ''
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === button))
    })
  }
  const write = () => measure && room && (measure.textContent = String(room.offsetWidth))
  if (room) new ResizeObserver(write).observe(room)
}

/** Returns the container of the example: in the page, or in a frame once it has loaded. */
async function exampleRoom(): Promise<HTMLElement | null> {
  const frame = document.querySelector<HTMLIFrameElement>('.stage-frame')
  if (!frame) return document.querySelector<HTMLElement>('.stage-inner')
  if (frame.contentDocument?.querySelector('.stage-inner') === null)
    await new Promise((done) => frame.addEventListener('load', done, { once: true }))
  return frame.contentDocument?.querySelector<HTMLElement>('.stage-inner') ?? null
}

/** Activates the example of an element's page. Edits change the example and its code; its events appear in the event log. */
export async function openPlayground(tag: string, root: string) {
  const form = document.querySelector<HTMLElement>('form.controls')
  const room = await exampleRoom()
  const found = room?.querySelector(tag)
  if (!form || !room || !found) return
  let subject: Element = found
  const framed = room.ownerDocument !== document
  openTape(room.ownerDocument, !framed)
  openWidths()

  const written = room.cloneNode(true)
  const sheet = new (room.ownerDocument.defaultView ?? window).CSSStyleSheet()
  room.ownerDocument.adoptedStyleSheets.push(sheet)
  const manifest = await readManifest(root)
  const show = openCodeTabs((language) => codeOf(language, [...room.children], rulesOf(form), manifest))

  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    writeFrom(target, subject)
    sheet.replaceSync(rulesOf(form))
    show()
  })
  document.querySelector('#reset')?.addEventListener('click', () => {
    room.replaceChildren(...written.cloneNode(true).childNodes)
    subject = room.querySelector(tag) ?? subject
    readInto(form, subject)
    sheet.replaceSync('')
    show()
  })
  readInto(form, subject)
  show()
}
