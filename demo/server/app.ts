import { Hono, type MiddlewareHandler } from 'hono'
import { failure, unknownPath } from './core/http/answer'
import { notTooManyOpen, openCallGate, openDrawingGate } from './core/http/calls-under-way'
import type { Config } from './core/config/config'
import type { Database } from './core/database/database'
import { withDb } from './core/database/db'
import { docsRoutes } from './core/openapi/docs'
import type { Files } from './core/http/files'
import { pageDrawing } from './core/rendering/drawn-page'
import { everyAnswer, notOverloaded, preflight } from './core/http/headers'
import { healthRoutes } from './core/observability/health'
import { metricsRoutes } from './core/observability/metrics'
import { readinessRoutes } from './core/http/readiness'
import type { Unready } from './core/http/starting-page'
import { refusedOrigins } from './core/http/refused-origins'
import { visitorsAsking } from './core/rendering/renderer'
import type { SharedAnswers } from './core/http/shared-answers'
import type { OnlyOpen } from './core/config/site'
import { withMobilePath } from './core/http/mobile-path'
import { storefrontRoutes, type SiteFiles } from './core/http/storefront'
import type { Telemetry } from './core/observability/telemetry'
import { observeRequests } from './core/observability/observe-requests'
import { viewRoutes } from './core/rendering/views'
import type { ReceiveSheet } from './core/http/sheet-file'
import type { App, AppEnv, Log } from './core/http/surroundings'
import { undelivered } from './session/outgoing/undelivered'
import { memberOf } from './session/sign-in/sessions'
import { onlyOpen as openNow } from './site/brand-site/only-open'
import { sitesFor } from './site/brand-site/sites-for'

const rooms = import.meta.glob<{ routes?: (app: App, config: Config) => void }>('./*/**/*.routes.ts', {
  eager: true,
})

export type Parts = {
  database: Database
  config: Config
  log: Log
  /** Name of the last migration, for the health page. */
  migration?: string
  /** Built pages; without them only the API is served. */
  files?: SiteFiles
  /** Packs what is sent; what runs in a browser sends nothing. */
  packs?: MiddlewareHandler<AppEnv>
  /** Makes answers for visitors once for all who ask within a moment. */
  shares?: SharedAnswers
  onlyOpen?: OnlyOpen
  /** Takes files of goods out of requests; what runs in a browser has no disk for them. */
  receiveSheet?: ReceiveSheet
  /** Files of the API page's viewer. */
  viewer?: Files
  /** Served beside the rooms' own routes. */
  routes?: (app: App) => void
  /** Milliseconds, by which drawings grow old. */
  now?: () => number
  /** Milliseconds that drawing a page may take before it is sent undrawn. Default: 3,000. */
  drawWithin?: number
  /** Returns the reason why the server currently accepts no requests, or undefined. */
  unready?: () => Unready | undefined
  /** Metrics of the server, for clients with the token. */
  telemetry?: Pick<Telemetry, 'metrics'> | undefined
}

/** The whole server as one function from request to answer: the same in Node and in tests. */
export function createApp({
  database,
  config,
  log,
  migration = '',
  files,
  packs,
  shares,
  onlyOpen = openNow,
  receiveSheet,
  viewer,
  routes: more,
  now,
  drawWithin,
  unready = () => undefined,
  telemetry,
}: Parts): App {
  const app: App = new Hono<AppEnv>()
  const callGate = openCallGate('connections' in config.database ? config.database.connections : undefined)
  const findMember = (token: string) => memberOf(token, config.session)
  app.use((c, next) => {
    const parts = { config, findMember, findSites: sitesFor, onlyOpen, receiveSheet, shares, callGate, log }
    c.set('surroundings', parts)
    return withDb(database.handle, next)
  })
  app.use(observeRequests)
  if (packs) app.use(packs)
  app.use(everyAnswer)
  app.use('/api/*', refusedOrigins(config, log), preflight, notTooManyOpen(), notOverloaded(database.waiting))
  app.onError(failure)
  app.notFound(unknownPath)
  readinessRoutes(app, database, unready)
  const { metricsToken } = config.telemetry
  if (telemetry && metricsToken) metricsRoutes(app, telemetry, metricsToken)
  healthRoutes(app, { database, config, migration, undelivered })
  for (const [file, { routes }] of Object.entries(rooms)) {
    if (!routes) throw new Error(`${file} exports no routes function`)
    routes(app, config)
  }
  more?.(app)
  docsRoutes(app, viewer)
  const asVisitor = visitorsAsking(app, now)
  const renderer = files?.renderer
  const drawingGate = openDrawingGate()
  if (renderer) viewRoutes(app, renderer, asVisitor, drawingGate, now)
  if (files) {
    const options = { now, drawWithin }
    const shop = { ...files, storefront: withMobilePath(files.storefront, config.mobilePath) }
    storefrontRoutes(app, shop, renderer && pageDrawing(app, renderer, asVisitor, drawingGate, options))
  }
  return app
}
