import { progressChannel } from '../own-addresses'
import { workerReady } from './ready-worker'
import { say } from './static-shop.messages'

declare const __downloadBytes: number

const at = (id: string) => document.getElementById(id)
const progress = document.querySelector('progress')
const retry = document.querySelector('button')

function showProgress() {
  let loaded = 0
  new BroadcastChannel(progressChannel).addEventListener('message', ({ data }) => {
    loaded += Number(data) || 0
    const share = Math.min(1, loaded / __downloadBytes)
    if (progress) progress.value = share
    at('state')?.replaceChildren(share < 1 ? `${Math.round(share * 100)}%` : say('starting'))
  })
}

function showFailure(reason: string) {
  document.body.classList.add('failed')
  document.querySelector('h1')?.replaceChildren(say('stopped'))
  at('state')?.replaceChildren(reason)
  if (!retry) return
  retry.hidden = false
  retry.textContent = say('retry')
  retry.addEventListener('click', () => location.reload())
}

async function prepare() {
  if (!navigator.languages.some((tag) => tag.startsWith('zh'))) document.documentElement.lang = 'en'
  document.querySelector('h1')?.replaceChildren(say('preparing'))
  at('about')?.replaceChildren(say('inBrowser', { n: String(Math.ceil(__downloadBytes / 1e6)) }))
  progress?.setAttribute('aria-label', say('progress'))
  showProgress()
  await workerReady()
  // Reloads the same address, which the worker now serves.
  if (location.pathname.endsWith('/preparing.html')) location.replace('/')
  else location.reload()
}

prepare().catch((error: unknown) => showFailure(error instanceof Error ? error.message : String(error)))
