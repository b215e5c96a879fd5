import { describe, expect, it } from 'vitest'
import { routeTable } from '../../demo/server/core/serve'
import type { Endpoint } from '../../src/core/endpoint'
import { openTestbed } from '../server/testbed'
import { filesBelow } from './sources'

const contracts = import.meta.glob<Record<string, unknown>>('../../src/**/*.contract.ts', { eager: true })

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shapes' in value

const endpoints = Object.entries(contracts).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isEndpoint)
    .map((endpoint) => ({ file, endpoint })),
)

describe('one noun, the same on every floor', () => {
  it('every room with a contract has its room on the server', () => {
    const server = new Set(filesBelow('demo/server').map((file) => file.split('/').slice(2, 4).join('/')))
    const rooms = Object.keys(contracts).map((file) =>
      file.replace('../../src/', '').split('/').slice(0, 2).join('/'),
    )
    expect(rooms.filter((room) => !server.has(room))).toEqual([])
  })

  it('every endpoint is served, and nothing is served without a contract', async () => {
    const { app } = await openTestbed('bare')
    const served = new Set(routeTable(app).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
    const said = new Set(endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
    expect([...said].filter((line) => !served.has(line))).toEqual([])
    expect([...served].filter((line) => !said.has(line))).toEqual([])
  })

  it('every endpoint says what it is about', () => {
    expect(
      endpoints.filter(({ endpoint }) => endpoint.about.length < 10).map(({ endpoint }) => endpoint.path),
    ).toEqual([])
  })
})
