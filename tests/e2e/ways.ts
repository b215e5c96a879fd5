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

export const drawnOff = {
  name: 'trade-drawn',
  value: 'off',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const

/** The shop by its names: each brand site of the demo, and one that nobody knows. */
const hosts = [
  'localhost',
  '127.0.0.1',
  ...['north', 'newshop', 'group', 'nobody'].map((name) => `${name}.localhost`),
]

/** A browser to which the shop's server sends its pages as they are written. */
export const browserDraws: State = {
  cookies: hosts.map((domain) => ({ ...drawnOff, domain })),
  origins: [],
}

/** A browser to which it sends them drawn. */
export const serverDraws: State = { cookies: [], origins: [] }

/** Which of them the journeys take: `TEST_WAY=server` has the pages drawn by the server. */
export const chosenWay = process.env.TEST_WAY === 'server' ? serverDraws : browserDraws
