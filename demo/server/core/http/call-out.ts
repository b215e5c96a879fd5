import { tell } from '../observability/work'

/** Calls another server and logs host and duration only. */
export async function callOut(asked: string | Request, init?: RequestInit): Promise<Response> {
  const begun = performance.now()
  const { host } = new URL(asked instanceof Request ? asked.url : asked)
  const method = init?.method ?? (asked instanceof Request ? asked.method : 'GET')
  const over = (status?: number) =>
    tell.called({ begun, ms: performance.now() - begun, host, method, ...(status && { status }) })
  try {
    const answer = await fetch(asked, init)
    over(answer.status)
    return answer
  } catch (error) {
    over()
    throw error
  }
}
