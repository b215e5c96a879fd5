import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import type { Handler } from 'hono'
import { nearestLocale, defaultLocale, type Locale } from '../../../../src/core/locale'
import { fill, pick } from '../../../../src/core/messages'
import { minute } from '../../core/business-time'
import { isOwn } from '../../core/cors'
import { limit } from '../../core/limit'
import { Refusal } from '../../core/refusal'
import { addressOf, type App, type AppContext, type AppEnv } from '../../core/surroundings'
import { answerFile } from '../../site/files/files'
import { actAtDesk } from './act-at-desk'
import { deskList, type DeskView } from './desk-list'
import { moveTime, steps } from './move-time'
import { loginForm, operatorHead, operatorPage, placeOf, sayingIn } from './operator-page'
import {
  endOperatorSession,
  isOperator,
  openOperatorSession,
  operatorAccount,
  operatorCookie,
} from './operator-sessions'

const known = ['zh-CN', 'en']

function languageOf(c: AppContext): Locale {
  const first = (c.req.header('accept-language') ?? '').split(/[,;]/)[0]
  return nearestLocale(c.req.query('lang') ?? first, known) ?? defaultLocale
}

const tokenOf = (c: AppContext) => getCookie(c, operatorCookie) ?? ''

function setCookie(c: AppContext, token: string) {
  const { https } = c.var.surroundings.config
  const end = token ? '' : '; Max-Age=0'
  const value = `${operatorCookie}=${token}; HttpOnly; SameSite=Strict; Path=/demo/operator${end}${https ? '; Secure' : ''}`
  c.header('Set-Cookie', value)
}

const showLogin = (c: AppContext, status: 200 | 401 | 403, fault?: string) => {
  const language = languageOf(c)
  return operatorPage(c, { language, status, body: loginForm(language, fault) })
}

async function showDesks(
  c: AppContext,
  view: Omit<DeskView, 'language'>,
  status: 200 | 400 | 404 | 409 = 200,
) {
  const language = languageOf(c)
  const head = operatorHead(language, c.var.surroundings.config)
  return operatorPage(c, { language, status, head, body: await deskList({ ...view, language }) })
}

/** What the refusal is called in the language of the page. */
const faultOf = ({ text, more }: Refusal, language: Locale) => fill(pick(text, language), more.values)

/** Only from the demo's own pages: a browser says where a form comes from, and no other page can say it is ours. */
function isFromHere(c: AppContext): boolean {
  const host = c.req.header('host') ?? new URL(c.req.url).host
  return isOwn(c.req.header('origin') ?? '', c.var.surroundings.config, host)
}

const statusOf = ({ code }: Refusal) => (code === 400 || code === 404 ? code : 409)

/** The operator's page: log in, see what waits at all desks, act for the platform, and let time go by. */
export function routes(app: App) {
  app.use('/demo/operator/*', bodyLimit({ maxSize: 20_000 }))

  /** Answers a form of the page; `open` to those who are not logged in. */
  function post(path: string, open: boolean, answer: (c: AppContext) => Promise<Response>) {
    const handler: Handler<AppEnv> = async (c, next) => {
      if (!c.var.surroundings.config.demo) return next()
      const say = sayingIn(languageOf(c))
      if (!isFromHere(c)) return showLogin(c, 403, say('strange'))
      if (!open && !(await isOperator(tokenOf(c)))) return showLogin(c, 401, say('loggedOut'))
      return answer(c)
    }
    app.post(`/demo/operator${path}`, handler)
  }
  const filled = async (c: AppContext) => Object.fromEntries(new URLSearchParams(await c.req.text()))
  const back = (c: AppContext, more?: Record<string, string>) =>
    c.redirect(placeOf(languageOf(c), '', more), 303)

  app.get('/demo/operator', async (c, next) => {
    if (!c.var.surroundings.config.demo) return next()
    if (!(await isOperator(tokenOf(c)))) return showLogin(c, 200)
    const { desk, done } = c.req.query()
    return showDesks(c, { desk, done: done === 'done' || done === 'moved' ? done : undefined })
  })

  app.get('/demo/operator/file/:id', async (c, next) => {
    if (!c.var.surroundings.config.demo || !(await isOperator(tokenOf(c)))) return next()
    return answerFile(c.req.param('id'))
  })

  post('/login', true, async (c) => {
    limit(`operator|${addressOf(c)}`, 20, minute)
    const { account = '', password = '' } = await filled(c)
    const token = await openOperatorSession(account, password)
    if (token === undefined) return showLogin(c, 401, sayingIn(languageOf(c))('wrong'))
    setCookie(c, token)
    return back(c)
  })

  post('/logout', false, async (c) => {
    await endOperatorSession(tokenOf(c))
    setCookie(c, '')
    return back(c)
  })

  post('/clock', false, async (c) => {
    const { hours: wanted } = await filled(c)
    const hours = steps.find((step) => String(step) === wanted)
    if (hours !== undefined) await moveTime(hours, operatorAccount, c.var.surroundings)
    return back(c, { done: 'moved' })
  })

  post('/act/:desk/:action/:id', false, async (c) => {
    const { desk = '', action = '', id = '' } = c.req.param()
    const wish = { desk, action, id }
    const values = await filled(c)
    try {
      await actAtDesk(wish, values, operatorAccount)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const fault = faultOf(error, languageOf(c))
      return showDesks(c, { desk, refused: { wish, values, fault } }, statusOf(error))
    }
    return back(c, { desk, done: 'done' })
  })
}
