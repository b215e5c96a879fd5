import { describe, expect, test } from 'vitest'
import { untilReady } from '../../demo/server/core/http/readiness'

const ask = (path: string, headers: Record<string, string>, progress?: { done: number; of: number }) =>
  untilReady(new Request(`http://localhost:4173${path}`, { headers }), 'starting', progress)

describe('a starting server', () => {
  test('answers a browser with a page in both languages that shows the progress and reloads itself', async () => {
    const answer = await ask('/goods/100001', { Accept: 'text/html,*/*' }, { done: 12, of: 40 })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    const page = await answer.text()
    expect(page).toContain('正在写入初始数据（12/40）')
    expect(page).toContain('Writing the first data (12 of 40)')
    expect(page).toMatch(/<meta http-equiv="refresh" content="2"/)
  })

  test('shows in both languages that pages are being built, without the data progress', async () => {
    const request = new Request('http://localhost:4173/', { headers: { Accept: 'text/html' } })
    const page = await (await untilReady(request, 'building', { done: 39, of: 40 })).text()
    expect(page).toContain('正在构建页面')
    expect(page).toContain('Building the pages')
    expect(page).not.toContain('<progress')
  })

  test('answers a call with JSON in its language', async () => {
    const message = async (language: string) =>
      JSON.parse(await (await ask('/api/bbb/site', { Language: language })).text()).message
    expect(await message('zh-CN')).toBe('服务正在启动，请稍后再试')
    expect(await message('en')).toBe('The service is starting. Please try again shortly.')
  })

  test('answers 200 to the liveness probe and 503 to the readiness probe', async () => {
    const headers = { Accept: 'text/html' }
    expect((await ask('/health/live', headers)).status).toBe(200)
    expect((await ask('/health/ready', headers)).status).toBe(503)
  })
})
