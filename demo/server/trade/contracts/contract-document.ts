import { eq } from 'drizzle-orm'
import { zipSync, strToU8 } from 'fflate'
import { mayDoWithContract } from '../../../../src/trade/contracts/contract'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { addFile } from '../../site/files/kept-bytes'
import { newTicket } from '../../site/files/tickets'
import { seenContract, type ContractRow } from './contract-viewer'
import { contract } from './contracts.table'

const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const office = 'http://schemas.openxmlformats.org'

const escaped = (text: string) =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{Cc}\t]/gu, '')

const paragraph = (text: string, at: number) =>
  `<w:p><w:r>${at === 0 ? '<w:rPr><w:b/><w:sz w:val="32"/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

/** Creates a Word document from lines of text. */
function docxOf(lines: readonly string[]): Uint8Array {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mediaType}.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${lines.map(paragraph).join('')}</w:body></w:document>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

/** Returns the text and the signature. */
const linesOf = ({ body, bodyHash, signedName, signedAt }: ContractRow) => [
  ...body.split('\n'),
  '',
  ...(signedAt ? [`甲方签署人：${signedName}`, `签署时间：${wireTime(signedAt)}`] : ['（待签署）']),
  `文本校验（SHA-256）：${bodyHash}`,
]

/** Creates the document once per wording. @returns id of its file */
async function fileOf(row: ContractRow): Promise<string> {
  if (row.fileId) return row.fileId
  const content = docxOf(linesOf(row))
  const file = { ownerId: row.customerId, shownName: `${row.contractNo}.docx`, mediaType, content }
  const id = await addFile(file)
  await db().update(contract).set({ fileId: id }).where(eq(contract.id, row.id))
  return id
}

/** Creates a single-use download ticket for a contract. @throws Refusal 404, 409 if it is not written, or was ended */
export async function ticketFor(who: Member, id: string) {
  const row = await seenContract(id, who, ({ state }) => mayDoWithContract('download', state, 'buyer'))
  return { url: `/bbb/download/${await newTicket(await fileOf(row))}`, fileName: `${row.contractNo}.docx` }
}
