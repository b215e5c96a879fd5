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
  ...['north', 'newshop', 'group', 'nobody'].map((name) => `${name}.localhost`),
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

/** How regions reach a page, by the names that `TEST_WAY` takes. */
export const ways = { browser: browserDraws, server: serverDraws, view: loaderAsks }
