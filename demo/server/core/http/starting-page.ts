import { html } from 'hono/html'
import { plainDocument, plainPageHeaders } from './plain-page'

/** Number of seeded rooms. */
export type StartProgress = { done: number; of: number }

const seconds = 2

/** Parts of the demo that are built on the first visit. */
const onDemand = {
  docs: {
    title: '文档正在准备 · The documentation is on its way',
    step: ['正在构建文档，约需半分钟', 'Building the documentation, which takes half a minute'],
  },
  frameworks: {
    title: '示例页面正在准备 · The example page is on its way',
    step: [
      '正在安装框架并构建示例页面，约需半分钟',
      'Installing the frameworks and building their example pages, which takes half a minute',
    ],
  },
} as const

/** Reason why a server must get no requests: starting, waiting for its pages or the database, or shutting down. */
export type Unready = 'starting' | 'building' | 'database' | 'draining'
type WaitReason = Unready | keyof typeof onDemand

const isOnDemand = (reason: WaitReason) => reason === 'docs' || reason === 'frameworks'

const steps = (reason: WaitReason, progress?: StartProgress): readonly [chinese: string, english: string] => {
  if (isOnDemand(reason)) return onDemand[reason].step
  if (reason === 'database') return ['正在等待数据库', 'Waiting for the database']
  if (reason === 'building') return ['初始数据已写入，正在构建页面', 'The data is ready. Building the pages']
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
    isOnDemand(reason) ? onDemand[reason].title : '商城正在启动 · The shop is starting',
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
