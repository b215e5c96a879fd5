import { WrongArguments } from '../command/typed'
import { listen } from '../server/core/http/listen'
import { StartError } from '../server/core/config/start-error'
import { help, readArguments, type Arguments } from './arguments'
import { viewsApp } from './views'

const cannotStart = 1
const wrongArguments = 2
const patience = 3_000
const drainFor = 5_000

// hono and its server are bundled, so the package has no further dependencies. Shutdown, routing and CORS work as in
// the reference server.
async function serve({ host, port, ...shop }: Arguments) {
  const renderer = await import('tradefront/render')
  const log = (line: string) => console.error(`tradefront: ${line}`)
  const app = viewsApp({ ...shop, patience, log }, renderer)
  const listening = await listen(app.fetch, { host, port, setting: '--port' })
  console.info(`tradefront: views of ${shop.api} at http://${host}:${listening.port}/view`)
  const stop = async () => {
    await listening.stop(drainFor)
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  const wish = readArguments(process.argv.slice(3))
  if (wish === 'help') process.stdout.write(help)
  else await serve(wish)
} catch (error) {
  if (!(error instanceof WrongArguments || error instanceof StartError)) throw error
  console.error(`tradefront: ${error.message}`)
  process.exitCode = error instanceof WrongArguments ? wrongArguments : cannotStart
}
