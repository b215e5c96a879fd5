import { html } from 'hono/html'
import { pick } from '../../../../src/core/language/messages'
import { encodingNames, isTextEncoding, textEncodings } from '../../../../src/core/sheet/text-encoding'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import { wireTime } from '../../core/time/business-time'
import type { ConsolePage, ConsolePost, ConsoleVisit, RefusedPost } from '../../core/operator/console'
import { errorText } from '../../core/observability/error-text'
import { pause } from '../../core/time/pause'
import { notFound, refuse } from '../../core/http/refusal'
import { faultCsv, faultWorkbook } from './fault-file'
import { faultTexts, FileFault } from './fault'
import { importKinds, isImportKind, type ImportKind } from './import-kinds'
import { importLimits } from './import-limits'
import { importPart } from './import-parts'
import { scrolled } from './import-rows'
import { importState } from './import-state'
import { importWords } from './import-words'
import { bringIn, chooseNames, dropImport, importById, lastImports, startImport } from './imports'
import { isSheetFormat, sheetTypes, templateFile, type SheetFormat } from './template-file'
import { workOnImports } from './work-on-imports'

/** Time a response waits for the import, in milliseconds. Small files finish before the page reloads. */
const patience = 5_000
const mostListed = 20

const kinds = Object.keys(importKinds).filter(isImportKind)

/** Accepts an uploaded file. A large file is read in the background while the page shows the progress. */
const upload = (kind: ImportKind): ConsolePost => ({
  // The upload is measured while it is received; an oversized file has its own error message.
  largest: Number.MAX_SAFE_INTEGER,
  async run({ c, operator }) {
    const { receiveSheet, log } = c.var.surroundings
    if (!receiveSheet) throw refuse(422, importWords.noDisk)
    const { file, fields, drop } = await receiveSheet(c.req.raw).catch((error: unknown) => {
      throw error instanceof FileFault
        ? refuse(413, faultTexts[error.fault.name], { values: error.fault.values ?? {} })
        : error
    })
    const encoding = fields.get('encoding') ?? ''
    const rows = () => file.rows(isTextEncoding(encoding) ? encoding : undefined)
    const { id, read } = await bringIn(kind, { ...file, rows }, operator.id).catch(async (error: unknown) => {
      await drop()
      throw error
    })
    const checked = read
      .finally(drop)
      .then(() => workOnImports(patience))
      .catch((error: unknown) => log.error(`catalogue/goods-import: ${errorText(error)}`))
    await Promise.race([checked, pause(patience)])
    return { query: { id } }
  },
})

const fileAnswer = (body: Uint8Array | ReadableStream<Uint8Array>, name: string, format: SheetFormat) =>
  new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, {
    headers: {
      'Content-Type': sheetTypes[format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })

/** Returns the format named in the URL. @throws Refusal 404 */
function formatOf({ c }: ConsoleVisit): SheetFormat {
  const format = c.req.query('format') ?? ''
  if (!isSheetFormat(format)) throw notFound()
  return format
}

function uploadForm(kind: ImportKind, { say, to, mayAct }: ConsoleVisit, refused?: RefusedPost) {
  const { name } = importKinds[kind]
  const links = Object.keys(sheetTypes).map(
    (format) => html`<a href="${to('template', { kind, format })}" download>${format.toUpperCase()}</a> `,
  )
  const fault = refused?.post === kind ? html`<p id="fault-${kind}" role="alert">${refused.fault}</p>` : ''
  return html`<article aria-label="${say(name)}">
    <h3>${say(name)}</h3>
    <p>${say(importWords.template)} ${links}</p>
    ${
      mayAct
        ? html`<form method="post" action="${to(kind)}" enctype="multipart/form-data" class="acts">
            <label
              >${say(importWords.file)}<input
                type="file"
                name="file"
                accept=".csv,.xlsx"
                required
                ${fault ? html`aria-describedby="fault-${kind}"` : ''}
            /></label>
            <label
              >${say(importWords.encoding)}<select name="encoding">
                <option value="">${say(importWords.anyEncoding)}</option>
                ${textEncodings.map((each) => html`<option value="${each}">${encodingNames[each]}</option>`)}
              </select></label
            >
            ${fault}
            <button class="main">${say(importWords.check)}</button>
          </form>`
        : ''
    }
  </article>`
}

async function overview(visit: ConsoleVisit, refused?: RefusedPost) {
  const { say, to, language } = visit
  const last = await lastImports(mostListed)
  const rows = last.map(
    ({ id, fileName, kind, state, rows: count, createdAt }) =>
      html`<tr>
        <td><a href="${to('', { id })}">${fileName}</a></td>
        <td>${pick(importKinds[kind].name, language)}</td>
        <td>${importState.label(state, language)}</td>
        <td>${wholeNumber(count)}</td>
        <td>${wireTime(createdAt)}</td>
      </tr>`,
  )
  const head = [importWords.file, importWords.kind, importWords.state, importWords.rows, importWords.time]
  const limits = { megabytes: importLimits.bytes / 1_000_000, rows: wholeNumber(importLimits.rows) }
  return html`<p>${say(importWords.about)}</p>
    <p>${say(importWords.limits, limits)}</p>
    ${kinds.map((kind) => uploadForm(kind, visit, refused))}
    <h3>${say(importWords.last)}</h3>
    ${
      rows.length === 0
        ? html`<p>${say(importWords.none)}</p>`
        : scrolled(
            say(importWords.last),
            head.map((one) => say(one)),
            rows,
          )
    }`
}

export const page = {
  title: ['商品导入', 'Import of goods'],
  permission: 'catalogue',
  done: {
    started: ['已开始导入', 'The import has begun.'],
    chosen: ['已按选择重新检查', 'Checked again with your choice.'],
    dropped: ['已放弃，未写入任何数据', 'Discarded. Nothing was written.'],
  },
  async show(visit, refused) {
    const id = refused?.values.id ?? visit.c.req.query('id')
    return id === undefined ? overview(visit, refused) : importPart(await importById(id), visit, refused)
  },
  posts: {
    products: upload('products'),
    prices: upload('prices'),
    stock: upload('stock'),
    import: {
      async run({ operator }, { id = '', leaveOut = '' }) {
        await startImport(id, leaveOut === '1', operator.id)
        await workOnImports(patience)
        return { done: 'started', query: { id } }
      },
    },
    choose: {
      // A name has up to 180 characters; a form encodes each Chinese character in nine bytes, twice per question.
      fieldBytes: 1_000_000,
      async run(_, values) {
        await chooseNames(values.id ?? '', values)
        await workOnImports(patience)
        return { done: 'chosen', query: { id: values.id ?? '' } }
      },
    },
    drop: {
      async run(_, { id = '' }) {
        await dropImport(id)
        return { done: 'dropped' }
      },
    },
  },
  files: {
    async template(visit) {
      const { c, language } = visit
      const kind = c.req.query('kind') ?? ''
      if (!isImportKind(kind)) throw notFound()
      const format = formatOf(visit)
      return fileAnswer(
        await templateFile(kind, format, language),
        pick(importKinds[kind].name, language),
        format,
      )
    },
    async faults(visit) {
      const format = formatOf(visit)
      const found = await importById(visit.c.req.query('id') ?? '')
      const body =
        format === 'csv' ? faultCsv(found, visit.language) : await faultWorkbook(found, visit.language)
      return fileAnswer(
        body,
        `${found.fileName.replace(/\.\w+$/, '')} ${visit.say(importWords.faults)}`,
        format,
      )
    },
  },
} satisfies ConsolePage
