import { atom } from 'nanostores'
import { asCallError, type CallError } from '../api/call-error'
import type { CallOptions } from '../api/client'

/** An option. */
export type Found = { value: string; label: string; disabled?: boolean | undefined }
type Asking = Pick<CallOptions, 'signal' | 'quiet'>

/** Source of options that are too many for one list. */
export type LookUpSource = {
  /** Loads one page of matches; without a keyword, of all options. */
  page: (
    asked: { pageNumber: number; pageSize: number; keyword?: string },
    options: Asking,
  ) => Promise<{ content: readonly Found[]; totalElements: number }>
  /** Loads a selected option that may be on no loaded page. */
  one: (value: string, options: Asking) => Promise<Found | undefined>
}

type LookUpState = {
  status: 'loading' | 'ready' | 'failed'
  error?: CallError
  /** Options of all loaded pages. */
  options: readonly Found[]
  total: number
}

const pageSize = 10
const afterLastKey = 1000
const nothing: LookUpState = { status: 'loading', options: [], total: 0 }

/**
 * Creates a store for a choice that is searched page by page, a second after the last key.
 * @param wait delay in milliseconds
 */
export function openLookUp(source: LookUpSource, wait = afterLastKey) {
  const $state = atom(nothing)
  /** The selected option. */
  const $chosen = atom<Found | undefined>(undefined)
  let keyword = ''
  let pages = 0
  let asking: AbortController | undefined
  let clock: ReturnType<typeof setTimeout> | undefined

  /** Loads the next page, or the failed one again. */
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
      // An option was added meanwhile, so the last one of the previous page appears again.
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

  /** Loads the first page of a new search. */
  function find(text: string, after = 0) {
    close()
    keyword = text.trim()
    pages = 0
    // Matches of other words must no longer be selectable.
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
    /** Loads the label of a preselected value. */
    async know(value: string) {
      if (value === ($chosen.get()?.value ?? '')) return
      $chosen.set(undefined)
      if (!value) return
      const found = await source.one(value, { quiet: true }).catch(asCallError)
      // Something else was selected meanwhile.
      if (found && 'value' in found && !$chosen.get()) $chosen.set(found)
    },
  }
}

/** Creates a source from local options. */
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
