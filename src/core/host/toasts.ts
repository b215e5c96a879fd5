import { atom } from 'nanostores'
import { actions } from './actions'

export type ToastTone = 'success' | 'warning' | 'error' | 'info'
/** Next step in a toast: a link or an action. */
export type ToastWay = { label: string } & ({ href: string } | { act: () => void })
/** brief: one line at the top centre. full: title and text at the top right. */
export type Toast = {
  id: number
  form: 'brief' | 'full'
  tone: ToastTone
  title: string
  text: string
  way?: ToastWay | undefined
  /** `performance.now()` when it was shown. */
  at: number
}

const sameWithin = 3000
const atMost = 3
/** Stays until it is closed or the page changes. */
const isLasting = ({ form, tone }: Toast) => form === 'full' && tone === 'error'
const stay = { brief: 3000, full: 4500, leading: 9000 }

/**
 * Creates the store of toasts: at most three at once, one brief one at a time, and the same text only once within
 * three seconds.
 */
export function openToasts(show: () => void = () => {}) {
  const $toasts = atom<Toast[]>([])
  const shownAt = new Map<string, number>()
  let last = 0

  function add(form: Toast['form'], tone: ToastTone, title: string, text = '', way?: ToastWay) {
    const words = `${title}\n${text}`
    const now = performance.now()
    if (now - (shownAt.get(words) ?? -sameWithin) < sameWithin) return
    shownAt.set(words, now)
    if (actions.notify) return actions.notify({ tone, title, text, ...(way && { way }) })
    const toast: Toast = { id: ++last, form, tone, title, text, way, at: now }
    const others = $toasts.get().filter((other) => form === 'full' || other.form === 'full')
    $toasts.set([...others, toast].slice(-atMost))
    show()
    if (!isLasting(toast)) setTimeout(() => close(toast.id), stay[way ? 'leading' : form])
  }
  function close(id: number) {
    $toasts.set($toasts.get().filter((toast) => toast.id !== id))
  }
  return {
    $toasts,
    close,
    /** Removes lasting toasts that were shown long enough: what they were about, a page or an earlier try, is over. */
    settle() {
      const now = performance.now()
      for (const { id, at } of $toasts.get().filter(isLasting)) {
        const rest = at + stay.full - now
        if (rest > 0) setTimeout(() => close(id), rest)
        else close(id)
      }
    },
    brief: (tone: ToastTone, title: string) => add('brief', tone, title),
    /** @param way action in the toast, which then stays visible long enough to be used */
    full: (tone: ToastTone, title: string, text?: string, way?: ToastWay) =>
      add('full', tone, title, text, way),
  }
}

export type Toasts = ReturnType<typeof openToasts>
