import { setViewport } from '@web/test-runner-commands'

/** Place in which an integrator may put an element. Each affects the position of panels in a different way. */
export type Host = {
  name: string
  /** Size of the page’s window. */
  window?: { width: number; height: number }
  /** Styles of the box around the element. */
  box: Partial<CSSStyleDeclaration>
  /** True if the box is an open dialog. */
  dialog?: boolean
  /** Height of the content above and below the element in the box, in px. */
  around?: number
  /** CSS zoom of the whole page. */
  zoom?: string
  /** Scrolls a little, as a reader does. */
  scroll?: (box: HTMLElement) => void
}

const usual = { width: 1280, height: 900 }
const byABit = { top: 40 }

export const plainPage: Host = { name: 'a page', box: { width: '900px' } }
export const longPage: Host = {
  name: 'a page that is scrolled',
  box: { width: '900px' },
  around: 900,
  scroll: () => scrollBy(byABit),
}

export const hosts: Host[] = [
  { name: 'a box of 200 px that cuts off', box: { width: '900px', height: '200px', overflow: 'hidden' } },
  {
    name: 'a transformed box',
    box: { width: '900px', transform: 'scale(0.9) translate(20px, 10px)', transformOrigin: '0 0' },
  },
  { name: 'a column of 360 px', box: { width: '360px' } },
  { name: 'a telephone', window: { width: 360, height: 720 }, box: {} },
  {
    name: 'a box that is scrolled',
    box: { width: '900px', height: '700px', overflow: 'auto' },
    around: 300,
    scroll: (box) => box.scrollBy(byABit),
  },
  longPage,
  {
    name: 'the lower right corner',
    box: { position: 'fixed', right: '0', bottom: '0', width: '340px', maxHeight: '90%', overflow: 'auto' },
  },
  { name: 'a dialog', dialog: true, box: { width: '600px' } },
  { name: 'a box with zoom', box: { width: '700px', zoom: '1.5' } },
  { name: 'a page with zoom 0.8', box: { width: '900px' }, zoom: '0.8' },
]

/** Page with zoom, as in themes for large screens. */
export const zoomedPage: Host = { name: 'a page with zoom 1.25', box: { width: '900px' }, zoom: '1.25' }

/** Puts an element into its host and scrolls to it. */
export async function putInto(
  { window: size = usual, box: look, dialog, around = 0, zoom = '' }: Host,
  tag: string,
) {
  await setViewport(size)
  document.documentElement.style.zoom = zoom
  const box = document.createElement(dialog ? 'dialog' : 'div')
  Object.assign(box.style, look)
  const element = document.createElement(tag)
  const rooms = [0, 1].map(() => Object.assign(document.createElement('div')))
  for (const room of rooms) room.style.height = `${around}px`
  box.append(rooms[0] ?? '', element, rooms[1] ?? '')
  document.body.append(box)
  if (box instanceof HTMLDialogElement) box.showModal()
  if (around > 0) element.scrollIntoView({ block: 'start' })
  const root = element.shadowRoot
  if (!root) throw new Error(`${tag} is not defined`)
  return { box, root }
}
