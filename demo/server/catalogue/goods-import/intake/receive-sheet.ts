import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { cutOff, noRoomLeft, refuse } from '../../../core/http/refusal'
import { day } from '../../../core/time/business-time'
import { clock } from '../../../core/time/clock'
import { isFull, isUnreachable } from '../../../core/database/db-error'
import { importLimits } from '../import-limits'
import { cleanName } from '../../../site/files/file-bytes'
import type { ReceiveSheet } from '../../../core/http/sheet-file'
import { sheetOnDisk, tooLarge, type RowsOf } from './sheet-on-disk'

const noFile = () => refuse(400, ['请选择文件', 'Please choose a file.'])

/** Allowance in bytes for the multipart parts besides the file. */
const frame = 100_000

const prefix = 'tradefront-import-'

/** Removes folders left by servers that stopped during an upload. No upload takes a day. */
async function tidy(folder: string) {
  // File times come from the machine's clock; the demo clock may be ahead of it.
  const old = clock.now().getTime() - clock.offset() - day
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const path = join(folder, name)
    const facts = await stat(path).catch(() => undefined)
    if (facts && facts.mtimeMs < old) await rm(path, { recursive: true, force: true })
  }
}

/**
 * Stores uploaded files in a temporary folder until they are read.
 * @param folder parent of the temporary folders
 * @param rowsOf reader of the file's rows
 */
export const receivingSheets =
  (folder: string, rowsOf?: RowsOf): ReceiveSheet =>
  async (request) => {
    const type = request.headers.get('content-type') ?? ''
    if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) throw noFile()
    if (Number(request.headers.get('content-length') ?? 0) > importLimits.bytes + frame) throw tooLarge()
    await tidy(folder)
    const own = await mkdtemp(join(folder, prefix))
    const drop = () => rm(own, { recursive: true, force: true })
    try {
      const path = join(own, 'file')
      const fields = new Map<string, string>()
      let name: string | undefined
      let writing: Promise<void> | undefined
      const form = new Busboy({
        headers: { 'content-type': type },
        limits: { fileSize: importLimits.bytes + 1, files: 1, fields: 20, fieldSize: 1_000 },
      })
      form.on('field', (field, value) => void fields.set(field, value))
      form.on('file', (_field, stream, given) => {
        name = given
        stream.on('limit', () => form.destroy(tooLarge()))
        writing = pipeline(stream, createWriteStream(path))
        // The error surfaces at `await writing`; this handler avoids an unhandled rejection.
        writing.catch(() => {})
      })
      await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), form)
      await writing
      if (!name) throw noFile()
      const ending = /\.(\w{1,5})$/.exec(name)?.[1] ?? ''
      return { file: await sheetOnDisk(path, cleanName(name, ending), rowsOf), fields, drop }
    } catch (error) {
      await drop()
      if (isFull(error)) throw noRoomLeft()
      // The client is the only connection here, so it has disconnected.
      if (isUnreachable(error)) throw cutOff()
      throw error
    }
  }
