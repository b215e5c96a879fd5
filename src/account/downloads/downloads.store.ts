import { onMount } from 'nanostores'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { download } from '../../site/files/download'
import { deleteDownload, pageDownloads, type DownloadTask } from './downloads.contract'
import { downloadMessages } from './downloads.messages'
import { exportState } from './export-state'

const lookAgainAfter = 2000

const underWay = ({ state }: DownloadTask) =>
  state === exportState.code.queued || state === exportState.code.running

/** Opens the reports of the account. It polls every 2 seconds while a report is in progress. */
export function openDownloads(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { state: exportState },
    load: (body, options) => scope.call(pageDownloads, { body }, options),
    keys: [scope.token.$token],
  })
  const { $busy, take, bring } = openSteps(scope, downloadMessages, () => void list.page.reload())

  onMount(list.page.$state, () => {
    const clock = setInterval(() => {
      const { status, value } = list.page.$state.get()
      if (status === 'ready' && value.content.some(underWay)) void list.page.reload()
    }, lookAgainAfter)
    return () => clearInterval(clock)
  })

  return {
    ...list,
    $busy,
    fetch: ({ id, fileUrl = '', fileName }: DownloadTask) =>
      bring(id, () => download(scope, fileUrl, fileName)),
    remove: (id: string) => take(id, () => scope.call(deleteDownload, { path: { id } }), 'removed'),
  }
}
export type Downloads = ReturnType<typeof openDownloads>
