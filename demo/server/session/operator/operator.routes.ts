import { bodyLimit } from 'hono/body-limit'
import type { Handler } from 'hono'
import type { Config } from '../../core/config'
import type { Operator } from '../../core/console'
import { desks } from '../../core/desk'
import { Refusal } from '../../core/refusal'
import { callerAddress, type App, type AppContext, type AppEnv } from '../../core/surroundings'
import { answerFile } from '../../site/files/files'
import { actAtDesk } from './act-at-desk'
import { consoleRoutes } from './console-routes'
import { deskList, waitingAt, type RefusedWish } from './desk-list'
import { moveTime, steps } from './move-time'
import { operatorWith } from './operator-accounts'
import { faultOf, isFromHere, loggedOut, showInside, showLogin, statusOf } from './operator-answers'
import { setCookie, tokenOf } from './operator-cookie'
import { addressFor, deskPath, languageOf, sayingIn, type PageStatus } from './operator-page'
import { endOperatorSession, openOperatorSession, operatorOf } from './operator-sessions'
import { operatorWords } from './operator-words'

type DeskPage = { desk?: string; done?: string; refused?: RefusedWish; status?: PageStatus }

async function showDesks(c: AppContext, operator: Operator, { desk, done, refused, status }: DeskPage) {
  const language = languageOf(c)
  const { config } = c.var.surroundings
  const { rows, chosen = '' } = await waitingAt(desk)
  const waiting = new Map([...rows].map(([name, { length }]) => [name, length]))
  return showInside(c, operator, {
    here: { desk: chosen, waiting },
    title: desks.get(chosen)?.title ?? operatorWords.desks,
    status,
    done,
    fault: refused?.fault,
    body: deskList(chosen, rows.get(chosen) ?? [], { language, config, refused }),
  })
}

/** The operator's page: log in, see what waits at all desks, act for the platform; in a demo also let time go by. */
export function routes(app: App, config: Config) {
  const at = deskPath(config)
  app.post(`${at}/*`, async (c, next) =>
    isFromHere(c) ? next() : showLogin(c, 403, sayingIn(languageOf(c))('strange')),
  )
  consoleRoutes(app, config)
  app.use(`${at}/*`, bodyLimit({ maxSize: 20_000 }))

  /** Answers a form of the page to whoever is logged in. */
  function post(path: string, answer: (c: AppContext, operator: Operator) => Promise<Response>) {
    const handler: Handler<AppEnv> = async (c) => {
      const operator = await operatorOf(tokenOf(c))
      return operator ? answer(c, operator) : loggedOut(c)
    }
    app.post(`${at}${path}`, handler)
  }
  const filled = async (c: AppContext) => Object.fromEntries(new URLSearchParams(await c.req.text()))
  const back = (c: AppContext, more?: Record<string, string>) =>
    c.redirect(addressFor(config, languageOf(c), '', more), 303)

  app.get(at, async (c) => {
    const operator = await operatorOf(tokenOf(c))
    if (!operator) return loggedOut(c)
    const { desk, done } = c.req.query()
    const say = sayingIn(languageOf(c))
    return showDesks(c, operator, { desk, done: done === 'done' || done === 'moved' ? say(done) : undefined })
  })

  app.get(`${at}/file/:id`, async (c, next) => {
    const operator = await operatorOf(tokenOf(c))
    return operator === undefined ? next() : answerFile(c.req.param('id'))
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

  post('/act/:desk/:action/:id', async (c, operator) => {
    const { desk = '', action = '', id = '' } = c.req.param()
    const wish = { desk, action, id }
    const values = await filled(c)
    try {
      await actAtDesk(wish, values, operator.id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const fault = faultOf(error, languageOf(c))
      return showDesks(c, operator, { desk, refused: { wish, values, fault }, status: statusOf(error) })
    }
    return back(c, { desk, done: 'done' })
  })

  if (!config.demo) return
  post('/clock', async (c, operator) => {
    const { hours: wanted } = await filled(c)
    const hours = steps.find((step) => String(step) === wanted)
    if (hours !== undefined) await moveTime(hours, operator.id, c.var.surroundings)
    return back(c, { done: 'moved' })
  })
}
