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

/** The shop by its names: each brand site of the demo, and one that nobody knows. */
const hosts = [
  'localhost',
  '127.0.0.1',
  ...['north', 'newshop', 'group', 'seaway', 'nobody'].map((name) => `${name}.localhost`),
]

/** Says to the shop's server how its pages are to be sent. */
export const wayCookie = 'trade-drawn'

const told = (value: string): State => ({
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

/** A browser to which the shop's server sends its pages as they are written. */
export const browserDraws = told('off')

/** A browser to which it sends them drawn. */
export const serverDraws: State = { cookies: [], origins: [] }

/** A browser whose loader asks for what a server draws, element by element. */
export const loaderAsks = told('view')

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

/** How regions reach the pages of journeys: the browser draws them, unless `TEST_WAY` names another way. */
export const chosenWay = wayNamed(process.env.TEST_WAY ?? 'browser')
