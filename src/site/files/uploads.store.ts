import { mostFiles } from '../../core/api/shapes'
import { atom, computed } from 'nanostores'
import { isCallError } from '../../core/api/call-error'
import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import {
  declaredFits,
  endingOf,
  limitFor,
  mediaTypeOf,
  shownName,
  type FileFamily,
  type FilePurpose,
} from './file-kind'
import { uploadFile } from './files.contract'
import { filesMessages } from './files.messages'

export type Upload = {
  key: number
  name: string
  /** Size in bytes. Unknown for files uploaded earlier. */
  size?: number
  state: 'sending' | 'sent' | 'failed'
  /** File chosen on this page, for the preview and for retries. */
  file?: File
  /** URL, present after the upload. */
  address?: string
}

type UploadsGiven = {
  /** URLs of files uploaded earlier. */
  start: readonly string[]
  max?: number
  families?: readonly FileFamily[]
  /** Purpose with a different size limit. */
  purpose?: FilePurpose
}

/** Opens the files of one field. Each file is checked before its upload and can be removed. */
export function openUploads(scope: Scope, { start, max = mostFiles, families, purpose }: UploadsGiven) {
  let keys = 0
  const before = start.map((address): Upload => ({
    key: keys++,
    name: shownName(address),
    state: 'sent',
    address,
  }))
  const $files = atom<readonly Upload[]>(before)
  /** Error of the file chosen last. */
  const $fault = atom('')
  const running = new Map<number, AbortController>()

  const change = (key: number, more: Partial<Upload>) =>
    $files.set($files.get().map((file) => (file.key === key ? { ...file, ...more } : file)))

  const tooLarge = purpose === 'review' ? 'pictureTooLarge' : 'tooLarge'

  function faultOf({ name, size, type }: File): typeof tooLarge | 'notLegal' | undefined {
    const mediaType = mediaTypeOf(endingOf(name), families)
    if (!mediaType || !declaredFits(type, mediaType)) return 'notLegal'
    return size >= limitFor(purpose) ? tooLarge : undefined
  }

  function complain(sentence: string) {
    $fault.set(sentence)
    scope.toasts.brief('warning', sentence)
  }

  async function send(key: number) {
    const file = $files.get().find((each) => each.key === key)?.file
    if (!file) return
    const mine = new AbortController()
    running.set(key, mine)
    change(key, { state: 'sending' })
    const form = new FormData()
    form.append('file', file, file.name)
    try {
      const quiet = true
      const address = await scope.call(
        uploadFile,
        { query: { bizType: purpose }, body: form },
        { signal: mine.signal, quiet },
      )
      change(key, { state: 'sent', address })
    } catch (error) {
      if (mine.signal.aborted) return
      change(key, { state: 'failed' })
      const say = speaker(filesMessages, scope.$locale.get())
      complain((isCallError(error) && error.title) || say('failed', { name: file.name }))
    } finally {
      running.delete(key)
    }
  }

  return {
    $files,
    $fault,
    max,
    $addresses: computed($files, (files) => files.flatMap(({ address }) => address ?? [])),
    $busy: computed($files, (files) => files.some(({ state }) => state === 'sending')),
    choose(files: readonly File[]) {
      const say = speaker(filesMessages, scope.$locale.get())
      $fault.set('')
      for (const file of files) {
        const fault = faultOf(file)
        if (fault) complain(say(fault))
        else if ($files.get().length >= max) complain(say('tooMany', { n: max }))
        else {
          const key = keys++
          $files.set([...$files.get(), { key, name: file.name, size: file.size, state: 'sending', file }])
          void send(key)
        }
      }
    },
    retry: (key: number) => void send(key),
    /** Removes a file and aborts its upload. */
    remove(key: number) {
      running.get(key)?.abort()
      $fault.set('')
      $files.set($files.get().filter((file) => file.key !== key))
    },
    close() {
      for (const each of running.values()) each.abort()
    },
  }
}
