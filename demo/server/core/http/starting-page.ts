import { html } from 'hono/html'
import { plainDocument, plainPageHeaders } from './plain-page'

/** Number of seeded rooms. */
export type StartProgress = { done: number; of: number }

const seconds = 2

/** Reason of the page: starting, waiting for the built pages or the database, shutting down, or no documentation yet. */
export type WaitReason = 'starting' | 'building' | 'database' | 'draining' | 'docs'

const steps = (reason: WaitReason, progress?: StartProgress): [chinese: string, english: string] => {
  if (reason === 'database') return ['正在等待数据库', 'Waiting for the database']
  if (reason === 'building') return ['初始数据已写入，正在构建页面', 'The data is ready. Building the pages']
  if (reason === 'docs')
    return ['正在构建文档，约需半分钟', 'Building the documentation, which takes half a minute']
  if (!progress) return ['正在打开数据库', 'Opening the database']
  const { done, of } = progress
  return [`正在写入初始数据（${done}/${of}）`, `Writing the first data (${done} of ${of})`]
}

/** Creates the page of a starting shop, in both languages. It reloads itself until the shop answers. */
export async function startingPage(reason: WaitReason, progress?: StartProgress): Promise<Response> {
  const [chinese, english] = steps(reason, progress)
  const bar =
    progress && reason === 'starting'
      ? html`<progress value="${progress.done}" max="${progress.of}" aria-label="${chinese}"></progress>`
      : ''
  const page = await plainDocument(
    reason === 'docs'
      ? '文档正在准备 · The documentation is on its way'
      : '商城正在启动 · The shop is starting',
    html`<p>${chinese}，页面会自动刷新。</p>
      <p lang="en">${english}. This page reloads by itself.</p>
      ${bar}`,
    html`<meta http-equiv="refresh" content="${seconds}" />`,
  )
  return new Response(String(page), {
    status: 503,
    headers: {
      ...plainPageHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Retry-After': String(seconds),
    },
  })
}
