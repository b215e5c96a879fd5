import { atom } from 'nanostores'
import { actions } from './actions'

export type ToastTone = 'success' | 'warning' | 'error' | 'info'
/** brief: one line at the top centre · full: title and text at the top right */
export type Toast = { id: number; form: 'brief' | 'full'; tone: ToastTone; title: string; text: string }

const sameWithin = 3000
const atMost = 3
const stay = { brief: 3000, full: 4500 }

/**
 * What is said to the buyer outside of any element's box. At most three at once, one brief one at a time,
 * and the same words within three seconds only once.
 */
export function openToasts(show: () => void = () => {}) {
  const $toasts = atom<Toast[]>([])
  const said = new Map<string, number>()
  let last = 0

  function add(form: Toast['form'], tone: ToastTone, title: string, text = '') {
    const words = `${title}\n${text}`
    const now = performance.now()
    if (now - (said.get(words) ?? -sameWithin) < sameWithin) return
    said.set(words, now)
    if (actions.notify) return actions.notify({ tone, title, text })
    const toast: Toast = { id: ++last, form, tone, title, text }
    const kept = $toasts.get().filter((other) => form === 'full' || other.form === 'full')
    $toasts.set([...kept, toast].slice(-atMost))
    show()
    const lasting = form === 'full' && tone === 'error'
    if (!lasting) setTimeout(() => close(toast.id), stay[form])
  }
  function close(id: number) {
    $toasts.set($toasts.get().filter((toast) => toast.id !== id))
  }
  return {
    $toasts,
    close,
    brief: (tone: ToastTone, title: string) => add('brief', tone, title),
    full: (tone: ToastTone, title: string, text?: string) => add('full', tone, title, text),
  }
}

export type Toasts = ReturnType<typeof openToasts>
