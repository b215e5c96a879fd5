import type { CallOptions } from '../../core/client'
import type { Scope } from '../../core/scope'
import { tellQueued } from '../../site/files/report-queued'
import { isFile, saveBlob } from '../../site/files/save-file'

/** Asks for a report of what is on the screen; a refusal is said by the client. */
export type AskReport = (options: CallOptions) => Promise<unknown>

/** What the call answers where the file itself came. */
const taken = '{"code":200}'

const endings: [type: RegExp, ending: string][] = [
  [/csv/, 'csv'],
  [/pdf/, 'pdf'],
]

/** The name that the server gives the file, else one after what it is. */
function nameOf({ headers }: Response): string {
  const said = headers.get('Content-Disposition') ?? ''
  const [, plain] = /filename="?([^";]+)/i.exec(said) ?? []
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(said) ?? []
  const type = headers.get('Content-Type') ?? ''
  const usual = `report.${endings.find(([of]) => of.test(type))?.[1] ?? 'xlsx'}`
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? usual)
  } catch {
    return plain ?? usual
  }
}

/**
 * Has a report generated and says where it will be; a back end that answers with the file itself has it saved.
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
