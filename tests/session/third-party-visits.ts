import { expect } from 'vitest'
import type { Data } from '../../src/core/api/endpoint'
import type { ThirdChannel } from '../../src/session/third-party/third-channel'
import { thirdToken, thirdUrl } from '../../src/session/third-party/third-party.contract'
import type { Bed } from '../server/testbed'

/** Simulates browsers that visit the demo's third parties and return. */
export function visitsOf(bed: Bed) {
  /** Browser that stores cookies. */
  function browser() {
    let cookie = ''
    const headers = () => ({ ...(cookie && { Cookie: cookie }) })
    const keep = (answer: Response) => {
      const [pair = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
      if (pair) cookie = pair
      return answer
    }
    return {
      headers,
      async begin(channel: ThirdChannel) {
        const answer = keep(await bed.ask(thirdUrl, { path: { channel }, body: {} }, { headers: headers() }))
        const { data }: { data: Data<typeof thirdUrl> } = await answer.json()
        return { ...data, setCookie: answer.headers.get('set-cookie') ?? '' }
      },
      finish: async (code: string, state: string) =>
        keep(await bed.ask(thirdToken, { query: { code, state } }, { headers: headers() })),
    }
  }

  /** Confirms on the provider's page. */
  async function consent(url: string, nick: string) {
    const { pathname, search } = new URL(url)
    const address = `http://localhost:4173${pathname}${search}&nick=${encodeURIComponent(nick)}&consent=yes`
    const answer = await bed.app.request(new Request(address, { headers: { Host: 'localhost:4173' } }))
    expect(answer.status).toBe(302)
    const back = new URL(answer.headers.get('location') ?? '')
    return {
      back,
      code: back.searchParams.get('code') ?? back.searchParams.get('auth_code') ?? '',
      state: back.searchParams.get('state') ?? '',
    }
  }

  async function come(channel: ThirdChannel, nick: string, at = browser()) {
    const { url, state } = await at.begin(channel)
    const { code } = await consent(url, nick)
    const answer = await at.finish(code, state)
    const body: { code: number; data: Data<typeof thirdToken> } = await answer.json()
    return { at, body, code, state }
  }

  return { browser, consent, come }
}
