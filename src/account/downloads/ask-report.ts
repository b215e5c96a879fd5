import type { CallOptions } from '../../core/api/client'
import type { Scope } from '../../core/host/scope'
import { tellQueued } from '../../site/files/report-queued'
import { isFile, saveBlob } from '../../site/files/save-file'

/** Requests a report of the visible data. After a failure the client shows an error. */
export type AskReport = (options: CallOptions) => Promise<unknown>

/** Response body passed to the client instead of a file. */
const taken = '{"code":200}'

const endings: [type: RegExp, ending: string][] = [
  [/csv/, 'csv'],
  [/pdf/, 'pdf'],
]

/** Returns the file name from the response. Default: a name with the extension of its content type. */
function nameOf({ headers }: Response): string {
  const disposition = headers.get('Content-Disposition') ?? ''
  const [, plain] = /filename="?([^";]+)/i.exec(disposition) ?? []
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  const type = headers.get('Content-Type') ?? ''
  const usual = `report.${endings.find(([of]) => of.test(type))?.[1] ?? 'xlsx'}`
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? usual)
  } catch {
    return plain ?? usual
  }
}

/**
 * Requests a report and shows where to find it. If the back end responds with the file itself, it is saved.
 * @throws CallError
 */
export async function askReport(scope: Scope, ask: AskReport): Promise<void> {
  let file: { blob: Blob; name: string } | undefined
  async function read(answer: Response) {
    const blob = await answer.blob()
    const name = nameOf(answer)
    if (!(await isFile(answer, blob, name))) return blob.text()
    file = { blob, name }
    return taken
  }
  await ask({ read })
  if (file) saveBlob(scope, file.blob, file.name)
  else tellQueued(scope)
}
