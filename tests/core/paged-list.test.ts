import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { dictionary } from '../../src/core/language/dictionary'
import { memoryUrlState } from '../../src/core/address/url-state'
import { pagedList } from '../../src/core/store/paged-list'

const states = dictionary('states', { open: [30, '开', 'Open'], none: [0, '无', 'None'] })
const settled = () => new Promise((done) => setTimeout(done))

/** Opens a list of 47 rows and subscribes to it. */
async function open(query: Record<string, string> = {}) {
  const urlState = memoryUrlState()
  const session = { token: { $token: atom('t') }, $locale: atom('zh-CN') }
  urlState.setQuery(query)
  const asked: { pageNumber: number; pageSize: number; state?: number | undefined; keyword: string }[] = []
  const list = pagedList(session, urlState, {
    filters: { state: states, keyword: (text: string) => text },
    load: async (question) => {
      asked.push(question)
      return { totalElements: 47, totalPages: Math.ceil(47 / question.pageSize) }
    },
  })
  list.page.$state.listen(() => {})
  await settled()
  return { urlState, asked, list, session }
}

describe('a list in pages', () => {
  it('asks for what its address says', async () => {
    const { asked } = await open({ page: '2', size: '20', state: '30', foreign: 'x' })
    expect(asked).toEqual([{ pageNumber: 2, pageSize: 20, state: 30, keyword: '' }])
  })

  it.each([
    [{ page: '0' }],
    [{ page: '-1' }],
    [{ page: '1e3' }],
    [{ page: 'x', size: '7' }],
    [{ size: '1000' }],
    [{ page: '999999' }],
  ])('counts an address that makes no sense as none: %o', async (query) => {
    const { asked } = await open(query)
    expect(asked).toMatchObject([{ pageNumber: 1, pageSize: 10 }])
  })

  it('cuts a filter of the address to its maximum length', async () => {
    const { asked } = await open({ keyword: `\0${'长'.repeat(500)}` })
    expect(asked[0]?.keyword).toBe('长'.repeat(200))
  })

  it.each([
    ['', undefined],
    ['7', undefined],
    ['x', undefined],
    ['0', 0],
    ['30', 30],
  ])('reads the state %j as %s', async (text, state) => {
    const { asked, list } = await open({ state: text })
    expect(asked[0]?.state).toBe(state)
    expect(list.narrowed()).toEqual({ state, keyword: '' })
  })

  it('asks again for another language and for another session', async () => {
    const { asked, session } = await open()
    session.$locale.set('en')
    await settled()
    session.token.$token.set('other')
    await settled()
    expect(asked).toHaveLength(3)
  })

  it('begins at the first page with another filter or page size, and writes down only what is unusual', async () => {
    const { urlState, asked, list } = await open({ page: '3' })
    list.change({ filters: { state: '30' } })
    await settled()
    expect(urlState.$query.get()).toEqual({ state: '30' })
    list.change({ page: 2 })
    list.change({ pageSize: 30 })
    await settled()
    expect(urlState.$query.get()).toEqual({ state: '30', size: '30' })
    expect(asked.at(-1)).toEqual({ pageNumber: 1, pageSize: 30, state: 30, keyword: '' })
  })

  it('goes to the last page when the list has become shorter', async () => {
    const { urlState, asked } = await open({ page: '9' })
    await settled()
    expect(urlState.$query.get()).toEqual({ page: '5' })
    expect(asked.map(({ pageNumber }) => pageNumber)).toEqual([9, 5])
  })
})
