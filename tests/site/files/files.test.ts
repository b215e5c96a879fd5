import { beforeEach, describe, expect, test } from 'vitest'
import { uploadFile } from '../../../demo/server/site/files/files.table'
import { db } from '../../../demo/server/core/database/db'
import { openTestbed } from '../../server/testbed'
import { legal, png, envelopeOf, upload } from './sample-files'

const bed = await openTestbed('open')
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const rows = () => bed.inside(() => db().select().from(uploadFile))
const get = (address: string, asking = token) =>
  bed.app.request(`http://localhost:4173/api${address}`, {
    headers: { Host: 'localhost:4173', ...(asking && { Authorization: asking }) },
  })

describe('a stored file', () => {
  test.each(Object.entries(legal))('%s', async (ending, { content, type }) => {
    const { code, data } = await envelopeOf(await upload(bed, token, `图纸 1.${ending}`, content, type))
    expect(code).toBe(200)
    expect(data).toMatch(new RegExp(`^/bbb/file/\\d+/%E5%9B%BE%E7%BA%B8%201\\.${ending}$`))
    const answer = await get(data)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('may have no declared type', async () => {
    expect((await envelopeOf(await upload(bed, token, 'a.7z', legal['7z']?.content, ''))).code).toBe(200)
  })

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['a,b"c;d.pdf', 'abcd.pdf'],
    ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
    ['.pdf', 'file.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(100)}.pdf`],
  ])('renames %s to %s', async (given, shown) => {
    await upload(bed, token, given)
    expect((await rows()).map(({ shownName }) => shownName)).toEqual([shown])
  })

  test('is 404 for other accounts and 401 for visitors', async () => {
    const { data } = await envelopeOf(await upload(bed, token, 'a.pdf'))
    expect((await get(data, '')).status).toBe(401)
    expect((await envelopeOf(await get(data, await bed.login('demo')))).code).toBe(404)
    expect((await get(data.replace('a.pdf', 'b.exe'))).headers.get('content-type')).toBe('application/pdf')
    expect((await envelopeOf(await get('/bbb/file/1/a.pdf'))).code).toBe(404)
  })

  test('accepts the token in the query of its own address only', async () => {
    const { data } = await envelopeOf(await upload(bed, token, 'a.pdf'))
    expect((await get(`${data}?token=${token}`, '')).headers.get('content-type')).toBe('application/pdf')
    const other = await bed.login('demo')
    expect((await envelopeOf(await get(`${data}?token=${other}`, ''))).code).toBe(404)
    expect((await get(`${data}?token=${'x'.repeat(43)}`, '')).status).toBe(401)
    expect((await get(`${data}?token=`, '')).status).toBe(401)
    expect((await get(`/bbb/userCenter/getUserInfo?token=${token}`, '')).status).toBe(401)
    // The account of the header counts, whatever the address contains.
    expect((await envelopeOf(await get(`${data}?token=${token}`, other))).code).toBe(404)
  })

  test('of a sub-account is readable for the main account, but not vice versa', async () => {
    const [main, sub] = [await bed.login('demo'), await bed.login('sub1')]
    const { data } = await envelopeOf(await upload(bed, sub, 'a.pdf'))
    expect((await get(data, main)).headers.get('content-type')).toBe('application/pdf')
    expect((await envelopeOf(await get(data))).code).toBe(404)
    expect((await envelopeOf(await get(data, await bed.login('channel1')))).code).toBe(404)
    const own = await envelopeOf(await upload(bed, main, 'b.pdf'))
    expect((await envelopeOf(await get(own.data, sub))).code).toBe(404)
  })
})

describe('an upload is rejected', () => {
  const refused = async (name: string, content?: Uint8Array, type?: string) => {
    const { code, message } = await envelopeOf(await upload(bed, token, name, content, type))
    expect(await rows()).toEqual([])
    return [code, message]
  }
  const notLegal = [415, '请选择合法的文件']
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')

  test('without a login', async () => expect((await upload(bed, '', 'a.pdf')).status).toBe(401))

  test.each(['svg', 'html', 'xml', 'webp', 'exe', 'docm', 'xlsx', 'jar', 'pdf.svg', ''])(
    'with the ending “%s”, whatever is declared',
    async (ending) => {
      for (const type of ['', 'application/pdf', 'image/png', 'text/html'])
        expect(await refused(`a.${ending}`, legal.pdf?.content, type)).toEqual(notLegal)
    },
  )

  test('if the bytes have another type', async () => {
    for (const ending of Object.keys(legal))
      expect(await refused(`a.${ending}`, script, '')).toEqual(notLegal)
    expect(await refused('a.pdf', legal.png?.content)).toEqual(notLegal)
    expect(await refused('a.zip', legal.docx?.content, '')).toEqual(notLegal)
    const macro = Buffer.concat([legal.docx?.content ?? Buffer.alloc(0), Buffer.from('word/vbaProject.bin')])
    expect(await refused('a.docx', macro, '')).toEqual(notLegal)
  })

  test('if another type is declared', async () => {
    for (const type of ['image/webp', 'text/html', 'image/svg+xml', 'image/png'])
      expect(await refused('a.pdf', legal.pdf?.content, type)).toEqual(notLegal)
  })

  test('if a picture has too many pixels', async () => {
    expect(await refused('a.png', png(50_000, 50_000), 'image/png')).toEqual(notLegal)
  })

  test('from 2 MB with 413', async () => {
    const sized = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(size - 8)])
    expect((await envelopeOf(await upload(bed, token, 'a.pdf', sized(1_999_999)))).code).toBe(200)
    for (const size of [2_000_000, 2_000_001, 3_000_000]) {
      const { code, message } = await envelopeOf(await upload(bed, token, 'a.pdf', sized(size)))
      expect([code, message]).toEqual([413, '文件或图片大小超过 2 MB'])
    }
  })

  test('if the body is no form, or has no file or two', async () => {
    const send = (body: BodyInit, type?: string) =>
      bed.app.request('http://localhost:4173/api/bbb/fileUpload/local', {
        method: 'POST',
        headers: { Host: 'localhost:4173', Authorization: token, ...(type && { 'Content-Type': type }) },
        body,
      })
    expect((await envelopeOf(await send('{}', 'application/json'))).code).toBe(415)
    expect((await envelopeOf(await send('rubbish', 'multipart/form-data; boundary=x'))).code).toBe(415)
    const none = new FormData()
    none.append('file', 'words')
    expect((await envelopeOf(await send(none))).code).toBe(415)
    const two = new FormData()
    for (const name of ['a.pdf', 'b.pdf'])
      two.append('file', new File([new Uint8Array(legal.pdf?.content ?? [])], name))
    expect((await envelopeOf(await send(two))).code).toBe(415)
  })

  test('beyond thirty in a minute with 429', async () => {
    for (let at = 0; at < 30; at++) await upload(bed, token, 'a.pdf')
    expect((await envelopeOf(await upload(bed, token, 'a.pdf'))).code).toBe(429)
  })
})
