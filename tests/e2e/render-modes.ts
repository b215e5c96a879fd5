type State = {
  cookies: {
    name: string
    value: string
    domain: string
    path: string
    expires: number
    httpOnly: boolean
    secure: boolean
    sameSite: 'Lax'
  }[]
  origins: never[]
}

/** Host names of the shop: each brand site of the demo, and an unknown one. */
const hosts = [
  'localhost',
  '127.0.0.1',
  ...['north', 'newshop', 'group', 'seaway', 'nobody'].map((name) => `${name}.localhost`),
]

/** Cookie that selects how the server sends pages. */
export const wayCookie = 'trade-drawn'

const stateWith = (value: string): State => ({
  cookies: hosts.map((domain) => ({
    name: wayCookie,
    value,
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  })),
  origins: [],
})

/** Browser state in which the server sends pages without rendering. */
export const browserDraws = stateWith('off')

/** Browser state in which the server renders pages. */
export const serverDraws: State = { cookies: [], origins: [] }

/** Browser state in which the loader requests server-rendered views for each element. */
export const loaderAsks = stateWith('view')

const ways = new Map([
  ['browser', browserDraws],
  ['server', serverDraws],
  ['view', loaderAsks],
])

function wayNamed(name: string): State {
  const way = ways.get(name)
  if (!way) throw new Error(`TEST_WAY=${name}: there is ${[...ways.keys()].join(', ')}`)
  return way
}

/** Rendering mode of the journeys: by the browser, unless `TEST_WAY` selects another. */
export const chosenWay = wayNamed(process.env.TEST_WAY ?? 'browser')
