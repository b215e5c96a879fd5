import { readFileSync, readdirSync } from 'node:fs'
import { basename, posix } from 'node:path'

/** Tests of the code that every server request passes through. */
const serverTests = ['serve', 'sign-in', 'db', 'once', 'body', 'cors', 'limit', 'log'].map(
  (name) => `tests/server/${name}.test.ts`,
)

const isTest = (file) => /\.test\.tsx?$/.test(file) && !/\.hard\.test\./.test(file)

/** Returns the feature folders of files, such as `trade/offers`. They have the same name in src, server and tests. */
const roomsOf = (changed) =>
  [
    ...new Set(
      changed.flatMap(
        (file) => /^(?:src|demo\/server|tests)\/((?:\w+)\/[\w-]+)\//.exec(file)?.slice(1) ?? [],
      ),
    ),
  ].filter((room) => !/^(core|ui|e2e|elements)\//.test(room))

/** Returns the names and addresses of routes whose page is in one of these folders. */
function routesOf(rooms) {
  const folder = 'src/shell/routes'
  const table = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('')
  const addresses = new Map(
    [...readFileSync('src/site/paths.ts', 'utf8').matchAll(/^ {2}(\w+): '(\/[^']*)'/gm)].map(
      ([, name, path]) => [name, path],
    ),
  )
  return [...table.matchAll(/^ {2}(\w+): \{(?:(?!^ {2}\w+: )[\s\S])*?import\('([^']+)'\)/gm)]
    .map(([, name, page]) => ({ name, page: posix.join('shell/routes', page) }))
    .filter(({ page }) => rooms.some((room) => page.startsWith(`${room}/`)))
    .map(({ name }) => ({ name, path: addresses.get(name) ?? '' }))
}

/** Counts how often a journey contains the address of a route, with any parameters. */
function visitsOf(text, { path }) {
  if (path.length < 2) return 0
  const address = path.replace(/\{\w+\}/g, '[^/\'"`?]+')
  return [...text.matchAll(new RegExp(`(?<=['"\`])${address}(?=['"\`?#])`, 'g'))].length
}

/** Returns journeys of `npm test` that open a page of the changed folders. Those named after a folder come first. */
function journeysOf(changed, rooms, routes, { files }) {
  const scored = files
    .filter((file) => file.startsWith('tests/e2e/') && isTest(file) && !file.endsWith('/every-page.test.ts'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('@short'))
    .map(({ file, text }) => {
      const visits = routes.reduce((sum, route) => sum + visitsOf(text, route), 0)
      const isNamed = rooms.some((room) => `${basename(room)}.test.ts` === basename(file))
      return { file, score: (changed.includes(file) ? 2000 : 0) + (isNamed ? 1000 : 0) + visits }
    })
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ file }) => file)
}

/**
 * Selects tests that changed files can reach.
 * @param {string[]} changed
 * @param {ReturnType<typeof import('./import-graph.mjs').importGraph>} graph
 * @returns files of each kind, the nearest first; `routes` names the changed pages, `documents` is whether product
 * documentation changed
 */
export function selectTests(changed, graph) {
  const rooms = roomsOf(changed)
  const near = graph.importersOf(changed, (file) => file.startsWith('tests/')).filter(isTest)
  const own = graph.files.filter(
    (file) => isTest(file) && rooms.some((room) => file.startsWith(`tests/${room}/`)),
  )
  const core = changed.some((file) => file.startsWith('demo/server/core/')) ? serverTests : []
  const routes = routesOf(rooms)
  return {
    unit: [...new Set([...near, ...own, ...core])].filter((file) => !/^tests\/(e2e|elements)\//.test(file)),
    elements: graph
      // The table of routes imports every page.
      .importersOf(changed, (file) => !isTest(file) && !file.startsWith('src/shell/routes'))
      .filter((file) => isTest(file) && file.startsWith('tests/elements/')),
    journeys: journeysOf(changed, rooms, routes, graph),
    routes: routes.map(({ name }) => name),
    documents: changed.some((file) => file.endsWith('.md') || file.startsWith('demo/docs/')),
  }
}
