import { atom } from 'nanostores'
import { actions } from './actions'

export type NoticeTone = 'success' | 'warning' | 'error' | 'info'
/** What leads on from what is said: to a page, or by a deed. */
export type NoticeWay = { label: string } & ({ href: string } | { act: () => void })
/** toast: one line at the top centre · notice: title and text at the top right */
export type Notice = {
  id: number
  form: 'toast' | 'notice'
  tone: NoticeTone
  title: string
  text: string
  way?: NoticeWay | undefined
}

const sameWithin = 3000
const atMost = 3
const stay = { toast: 3000, notice: 4500, leading: 9000 }

/**
 * What is said to the buyer outside of any element's box. At most three at once, one toast at a time,
 * and the same words within three seconds only once.
 */
export function openNotices(show: () => void = () => {}) {
  const $notices = atom<Notice[]>([])
  const said = new Map<string, number>()
  let last = 0

  function add(form: Notice['form'], tone: NoticeTone, title: string, text = '', way?: NoticeWay) {
    const words = `${title}\n${text}`
    const now = performance.now()
    if (now - (said.get(words) ?? -sameWithin) < sameWithin) return
    said.set(words, now)
    if (actions.notify) return actions.notify({ tone, title, text, ...(way && { way }) })
    const notice: Notice = { id: ++last, form, tone, title, text, way }
    const kept = $notices.get().filter((other) => form === 'notice' || other.form === 'notice')
    $notices.set([...kept, notice].slice(-atMost))
    show()
    const lasting = form === 'notice' && tone === 'error'
    if (!lasting) setTimeout(() => close(notice.id), stay[way ? 'leading' : form])
  }
  function close(id: number) {
    $notices.set($notices.get().filter((notice) => notice.id !== id))
  }
  return {
    $notices,
    close,
    toast: (tone: NoticeTone, title: string) => add('toast', tone, title),
    /** @param way stays long enough to be taken */
    notice: (tone: NoticeTone, title: string, text?: string, way?: NoticeWay) =>
      add('notice', tone, title, text, way),
  }
}

export type Notices = ReturnType<typeof openNotices>
