import { atom } from 'nanostores'
import { asCallError, type CallError } from './call-error'
import type { CallOptions } from './client'

/** One that may be chosen. */
export type Found = { value: string; label: string; disabled?: boolean | undefined }
type Asking = Pick<CallOptions, 'signal' | 'quiet'>

/** Where a choice comes from that has too many options for one list. */
export type LookUpSource = {
  /** One page of what is found; without a keyword: of all there are. */
  page: (
    asked: { pageNumber: number; pageSize: number; keyword?: string },
    options: Asking,
  ) => Promise<{ content: readonly Found[]; totalElements: number }>
  /** What is chosen already, which may be on none of the pages that came. */
  one: (value: string, options: Asking) => Promise<Found | undefined>
}

type LookUpState = {
  status: 'loading' | 'ready' | 'failed'
  error?: CallError
  /** Of all pages that came so far. */
  options: readonly Found[]
  total: number
}

const pageSize = 10
const afterLastKey = 1000
const nothing: LookUpState = { status: 'loading', options: [], total: 0 }

/**
 * A choice that is looked up, page by page: by what is typed, a second after the last key.
 * @param wait how long after it, in ms
 */
export function openLookUp(source: LookUpSource, wait = afterLastKey) {
  const $state = atom(nothing)
  /** What is chosen, by its name. */
  const $chosen = atom<Found | undefined>(undefined)
  let keyword = ''
  let pages = 0
  let asking: AbortController | undefined
  let clock: ReturnType<typeof setTimeout> | undefined

  /** Asks for the page after those that came, or once more for one that failed. */
  async function more() {
    asking?.abort()
    const { signal } = (asking = new AbortController())
    const { options, total } = $state.get()
    $state.set({ status: 'loading', options, total })
    try {
      const asked = { pageNumber: pages + 1, pageSize, ...(keyword && { keyword }) }
      const { content, totalElements } = await source.page(asked, { signal, quiet: true })
      if (signal.aborted) return
      pages += 1
      // Somebody added one meanwhile: the last of the page before comes again.
      const known = new Set(options.map(({ value }) => value))
      const fresh = content.filter(({ value }) => !known.has(value))
      $state.set({ status: 'ready', options: [...options, ...fresh], total: totalElements })
    } catch (error) {
      if (!signal.aborted) $state.set({ status: 'failed', error: asCallError(error), options, total })
    }
  }

  function close() {
    clearTimeout(clock)
    asking?.abort()
  }

  /** Begins anew with the first page of what is found. */
  function find(text: string, after = 0) {
    close()
    keyword = text.trim()
    pages = 0
    // What was found for other words is no longer to be chosen.
    $state.set(nothing)
    if (after > 0) clock = setTimeout(more, after)
    else void more()
  }

  return {
    $state,
    $chosen,
    open: () => find(''),
    close,
    type: (text: string) => find(text, wait),
    more,
    choose: (found: Found | undefined) => $chosen.set(found),
    /** Finds out what a value is called that was not chosen here. */
    async know(value: string) {
      if (value === ($chosen.get()?.value ?? '')) return
      $chosen.set(undefined)
      if (!value) return
      const found = await source.one(value, { quiet: true }).catch(asCallError)
      // Something else was chosen meanwhile.
      if (found && 'value' in found && !$chosen.get()) $chosen.set(found)
    },
  }
}

/** Options that are here already, looked up like those of a server. */
export const localSource = (options: () => readonly Found[]): LookUpSource => ({
  async page({ pageNumber, pageSize: size, keyword = '' }) {
    const wanted = keyword.toLowerCase()
    const found = options().filter(({ label }) => label.toLowerCase().includes(wanted))
    return {
      content: found.slice((pageNumber - 1) * size, pageNumber * size),
      totalElements: found.length,
    }
  },
  one: async (value) => options().find((option) => option.value === value),
})
