import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { beforeEach, expect, test } from 'vitest'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { importLimits } from '../../../demo/server/catalogue/goods-import/import-limits'
import { templateFile } from '../../../demo/server/catalogue/goods-import/template-file'
import { db } from '../../../demo/server/core/database/db'
import { operatorVisit } from '../../session/operator-visit'
import { openTestbed } from '../../server/testbed'
import { uploadForm } from './upload-form'

const bed = await openTestbed('open')
const operator = operatorVisit(bed)
const at = '/demo/operator/goods-import'

beforeEach(async () => {
  await bed.reset()
  await operator.logIn()
})

const upload = async (
  content: string | Uint8Array,
  kind = 'products',
  headers: Record<string, string> = {},
) => operator.send(`${at}/${kind}?lang=en`, await uploadForm(content, headers))
const idOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams.get('id') ?? ''

const head = 'SKU code,Product name,Category,Brand,Unit,List price,Colour,Shop'
const rows = (...lines: string[]) => [head, ...lines].join('\n')

test('a file is uploaded, checked, and imported by two forms without a script', async () => {
  const answer = await upload(
    rows('N-1,New one,手套/新类,新牌,pc,3.50,red,New shop', 'N-2,New two,手套/新类,新牌,pc,4,blue,New shop'),
  )
  expect(answer.status).toBe(303)
  const page = await operator.page(`${at}?lang=en&id=${idOf(answer)}`)
  expect(page).toContain('nothing is written yet')
  expect(page).toContain('Columns that are not read: Colour')
  expect(page).toContain('Import 2 rows')
  const before = await bed.inside(() => db().$count(goods))
  await operator.post(`${at}/import?lang=en`, { id: idOf(answer) })
  expect(await operator.page(`${at}?lang=en&id=${idOf(answer)}`)).toContain('Result of the import')
  expect(await bed.inside(() => db().$count(goods))).toBe(before + 2)
})

test('shows wrong rows with the expected values, and offers them as a file to correct and import again', async () => {
  const answer = await upload(
    rows('N-1,New one,手套/新类,新牌,pc,abc,red,New shop', 'N-2,=1+1,手套/新类,新牌,pc,4,blue,New shop'),
  )
  const id = idOf(answer)
  const page = await operator.page(`${at}?lang=en&id=${id}`)
  expect(page).toContain('Expected an amount above 0')
  expect(page).toContain('Leave the 1 wrong row out and import 1 row')
  const file = await operator.send(`${at}/faults?lang=en&id=${id}&format=csv`)
  const text = await file.text()
  expect(text).toContain(
    'N-1,New one,手套/新类,新牌,pc,abc,red,New shop,"List price: Expected an amount above 0',
  )
  expect(text.split('\r\n')).toHaveLength(3)
  expect((await operator.send(`${at}/faults?lang=en&id=${id}&format=xlsx`)).status).toBe(200)
  await upload(text.replace('abc', '5'))
  expect(await operator.page(`${at}?lang=en`)).toContain('Checked, nothing written yet')
})

test('the template of each kind can be uploaded unchanged', async () => {
  for (const kind of ['products', 'prices', 'stock'] as const) {
    expect((await operator.send(`${at}/template?lang=en&kind=${kind}&format=xlsx`)).status).toBe(200)
    const answer = await upload(await bed.inside(() => templateFile(kind, 'xlsx', 'en')), kind)
    expect(await operator.page(`${at}?lang=en&id=${idOf(answer)}`)).toContain('nothing is written yet')
  }
})

test('a file that is too large gets 413 with a message, and leaves no file', async () => {
  const folders = async () =>
    (await readdir(tmpdir())).filter((name) => name.startsWith('tradefront-import-'))
  const before = await folders()
  const tooMuch = await upload('a', 'products', { 'Content-Length': String(importLimits.bytes + 200_000) })
  expect(tooMuch.status).toBe(413)
  expect(await tooMuch.text()).toContain('The file is larger than 100 MB.')
  expect(await folders()).toEqual(before)
})

test('a file that cannot be read is refused on its page', async () => {
  const empty = await upload('')
  expect(await operator.page(`${at}?lang=en&id=${idOf(empty)}`)).toContain('The file is empty.')
  const strange = await upload('<html></html>')
  expect(await operator.page(`${at}?lang=en&id=${idOf(strange)}`)).toContain('This is no CSV or XLSX file.')
  const lacking = await upload('Product name\nx')
  expect(await operator.page(`${at}?lang=en&id=${idOf(lacking)}`)).toContain(
    'The column “SKU 编码 / SKU code” is missing.',
  )
})

test('an upload from another site gets 403, and an import without a login 401', async () => {
  const foreign = await upload(rows('N-1,New,a/b,c,pc,1,,'), 'products', { Origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  const stranger = operatorVisit(bed)
  expect((await stranger.post(`${at}/import`, { id: '1' })).status).toBe(401)
})
