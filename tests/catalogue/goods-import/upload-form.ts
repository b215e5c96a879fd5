/** Creates the body that a browser sends when a form of the console uploads a file. */
export async function uploadForm(
  content: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<{ method: string; body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const form = new FormData()
  form.append(
    'file',
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    'goods.csv',
  )
  const request = new Request('http://localhost:4173/', { method: 'POST', body: form })
  const body = new Uint8Array(await request.arrayBuffer())
  return {
    method: 'POST',
    body,
    headers: {
      Origin: 'http://localhost:4173',
      'Content-Type': request.headers.get('content-type') ?? '',
      'Content-Length': String(body.length),
      ...headers,
    },
  }
}
