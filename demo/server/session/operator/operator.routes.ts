import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import type { Handler } from 'hono'
import { nearestLocale, defaultLocale, type Locale } from '../../../../src/core/locale'
import { pick } from '../../../../src/core/messages'
import type { Config } from '../../core/config'
import { isOwn } from '../../core/cors'
import { Refusal } from '../../core/refusal'
import { callerAddress, type App, type AppContext, type AppEnv } from '../../core/surroundings'
import { answerFile } from '../../site/files/files'
import { actAtDesk } from './act-at-desk'
import { deskList, type DeskView } from './desk-list'
import { moveTime, steps } from './move-time'
import { operatorWith } from './operator-accounts'
import { deskPath, loginForm, operatorHead, operatorPage, addressFor, sayingIn } from './operator-page'
import { endOperatorSession, openOperatorSession, operatorOf } from './operator-sessions'

const known = ['zh-CN', 'en']

function languageOf(c: AppContext): Locale {
  const first = (c.req.header('accept-language') ?? '').split(/[,;]/)[0]
  return nearestLocale(c.req.query('lang') ?? first, known) ?? defaultLocale
}

const cookie = 'TRADE_OPERATOR'
const tokenOf = (c: AppContext) => getCookie(c, cookie) ?? ''

function setCookie(c: AppContext, token: string) {
  const { config } = c.var.surroundings
  const end = token ? '' : '; Max-Age=0'
  const value = `${cookie}=${token}; HttpOnly; SameSite=Strict; Path=${deskPath(config)}${end}${config.https ? '; Secure' : ''}`
  c.header('Set-Cookie', value)
}

const showLogin = (c: AppContext, status: 200 | 401 | 403, fault?: string) => {
  const language = languageOf(c)
  const { config } = c.var.surroundings
  return operatorPage(c, { language, status, body: loginForm(language, config, fault) })
}

async function showDesks(
  c: AppContext,
  view: Omit<DeskView, 'language' | 'config'>,
  status: 200 | 400 | 404 | 409 = 200,
) {
  const language = languageOf(c)
  const { config } = c.var.surroundings
  const head = operatorHead(language, config)
  return operatorPage(c, { language, status, head, body: await deskList({ ...view, language, config }) })
}

/** What the refusal is called in the language of the page. */
const faultOf = ({ text, more }: Refusal, language: Locale) => pick(text, language, more.values)

/** Only from our own pages: a browser says where a form comes from, and no other page can say it is ours. */
function isFromHere(c: AppContext): boolean {
  const host = c.req.header('host') ?? new URL(c.req.url).host
  return isOwn(c.req.header('origin') ?? '', c.var.surroundings.config, host)
}

const statusOf = ({ code }: Refusal) => (code === 400 || code === 404 ? code : 409)

/** The operator's page: log in, see what waits at all desks, act for the platform; in a demo also let time go by. */
export function routes(app: App, config: Config) {
  const at = deskPath(config)
  app.use(`${at}/*`, bodyLimit({ maxSize: 20_000 }))
  app.post(`${at}/*`, async (c, next) =>
    isFromHere(c) ? next() : showLogin(c, 403, sayingIn(languageOf(c))('strange')),
  )

  /** Answers a form of the page to whoever is logged in. */
  function post(path: string, answer: (c: AppContext, operatorId: string) => Promise<Response>) {
    const handler: Handler<AppEnv> = async (c) => {
      const operatorId = await operatorOf(tokenOf(c))
      if (operatorId !== undefined) return answer(c, operatorId)
      return showLogin(c, 401, sayingIn(languageOf(c))('loggedOut'))
    }
    app.post(`${at}${path}`, handler)
  }
  const filled = async (c: AppContext) => Object.fromEntries(new URLSearchParams(await c.req.text()))
  const back = (c: AppContext, more?: Record<string, string>) =>
    c.redirect(addressFor(config, languageOf(c), '', more), 303)

  app.get(at, async (c) => {
    if ((await operatorOf(tokenOf(c))) === undefined) return showLogin(c, 200)
    const { desk, done } = c.req.query()
    return showDesks(c, { desk, done: done === 'done' || done === 'moved' ? done : undefined })
  })

  app.get(`${at}/file/:id`, async (c, next) => {
    const operatorId = await operatorOf(tokenOf(c))
    return operatorId === undefined ? next() : answerFile(c.req.param('id'), config.bucket)
  })

  app.post(`${at}/login`, async (c) => {
    const { account = '', password = '' } = await filled(c)
    const found = await operatorWith({ account, password }, callerAddress(c), config.passwordRounds)
    if (!found) return showLogin(c, 401, sayingIn(languageOf(c))('wrong'))
    setCookie(c, await openOperatorSession(found.id))
    return back(c)
  })

  post('/logout', async (c) => {
    await endOperatorSession(tokenOf(c))
    setCookie(c, '')
    return back(c)
  })

  post('/act/:desk/:action/:id', async (c, operatorId) => {
    const { desk = '', action = '', id = '' } = c.req.param()
    const wish = { desk, action, id }
    const values = await filled(c)
    try {
      await actAtDesk(wish, values, operatorId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const fault = faultOf(error, languageOf(c))
      return showDesks(c, { desk, refused: { wish, values, fault } }, statusOf(error))
    }
    return back(c, { desk, done: 'done' })
  })

  if (!config.demo) return
  post('/clock', async (c, operatorId) => {
    const { hours: wanted } = await filled(c)
    const hours = steps.find((step) => String(step) === wanted)
    if (hours !== undefined) await moveTime(hours, operatorId, c.var.surroundings)
    return back(c, { done: 'moved' })
  })
}
