import { onMount } from 'nanostores'
import { speaker } from '../../core/messages'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { download } from '../../site/files/download'
import { deleteDownload, pageDownloads, type DownloadTask } from './downloads.contract'
import { downloadMessages } from './downloads.messages'
import { exportState } from './export-state'

const lookAgainAfter = 2000

const underWay = ({ state }: DownloadTask) =>
  state === exportState.code.queued || state === exportState.code.running

/** Reports of the account; those under way are looked at again until they are ready. */
export function openDownloads(scope: Scope, place: Place) {
  const list = pagedList(scope, place, {
    filters: { state: exportState },
    load: (body, options) => scope.call(pageDownloads, { body }, options),
    keys: [scope.token.$token],
  })
  const say = (key: 'removed' | 'downloaded') => speaker(downloadMessages, scope.$locale.get())(key)

  onMount(list.page.$state, () => {
    const clock = setInterval(() => {
      const { status, value } = list.page.$state.get()
      if (status === 'ready' && value.content.some(underWay)) void list.page.reload()
    }, lookAgainAfter)
    return () => clearInterval(clock)
  })

  return {
    ...list,
    async fetch({ fileUrl = '', fileName }: DownloadTask) {
      if (await download(scope, fileUrl, fileName)) scope.notices.toast('success', say('downloaded'))
    },
    /** A refusal is said by the client. */
    async remove(id: string) {
      await scope.call(deleteDownload, { path: { id } }).then(
        () => scope.notices.toast('success', say('removed')),
        () => {},
      )
      await list.page.reload()
    },
  }
}
