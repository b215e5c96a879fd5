import { beforeEach, describe, expect, test } from 'vitest'
import { openTestbed } from '../../server/testbed'
import { operatorVisit } from '../../session/operator-visit'
import { legal, png, envelopeOf, upload } from './sample-files'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

/** Uploads a file on the page of pictures as an administrator's browser does. */
async function uploaded(content: Uint8Array, name: string, type: string) {
  const visit = operatorVisit(bed)
  await visit.logIn()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], name, { type }))
  const request = new Request('http://localhost:4173/', { method: 'POST', body: form })
  const body = new Uint8Array(await request.arrayBuffer())
  const answer = await visit.send('/demo/operator/pictures/upload?lang=en', {
    method: 'POST',
    body,
    headers: {
      Origin: 'http://localhost:4173',
      'Content-Type': request.headers.get('content-type') ?? '',
      'Content-Length': String(body.length),
    },
  })
  const page = await visit.page('/demo/operator/pictures?lang=en')
  return { answer, page, path: /value="(\/img\/uploads\/[^"]+)"/.exec(page)?.[1] ?? '' }
}
const open = (path: string) => bed.app.request(`http://localhost:4173${path}`)

describe('an operator’s picture', () => {
  test('is public under the listed address with its own type', async () => {
    const { answer, path } = await uploaded(png(), '封面 1.png', 'image/png')
    expect(answer.status).toBe(303)
    const shown = await open(path)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(shown.headers.get('cache-control')).toContain('immutable')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png())
  })

  test.each([
    ['a PDF', legal.pdf?.content ?? png(), 'a.pdf', 'application/pdf'],
    ['a page called a picture', Buffer.from('<html><script>1</script>'), 'a.png', 'image/png'],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.svg',
      'image/svg+xml',
    ],
    ['4 MB', Buffer.concat([png(), Buffer.alloc(4_000_000)]), 'a.png', 'image/png'],
  ])('is rejected: %s', async (_, content, name, type) => {
    const { answer, path } = await uploaded(content, name, type)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(path).toBe('')
  })

  test('does not open files of buyers', async () => {
    const token = await bed.login('demo')
    const own = String((await envelopeOf(await upload(bed, token, 'a.pdf'))).data)
    const id = /file\/(\d+)/.exec(own)?.[1] ?? ''
    for (const path of [`/img/uploads/${id}/a.pdf`, '/img/uploads/1/a.png', '/img/uploads/x/a.png'])
      expect((await open(path)).status).toBe(404)
  })

  test('can be uploaded from the forms of articles and blocks', async () => {
    const visit = operatorVisit(bed)
    await visit.logIn()
    for (const path of ['articles?new=1&lang=en', 'pages?type=imagesGroup&lang=en'])
      expect(await visit.page(`/demo/operator/${path}`)).toContain('Upload a picture')
  })
})
