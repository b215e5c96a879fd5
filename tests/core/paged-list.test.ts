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

describe('a paged list', () => {
  it('requests page, size and filters of its URL', async () => {
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
  ])('ignores an invalid URL: %o', async (query) => {
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

  it('requests again after a change of language or session', async () => {
    const { asked, session } = await open()
    session.$locale.set('en')
    await settled()
    session.token.$token.set('other')
    await settled()
    expect(asked).toHaveLength(3)
  })

  it('returns to page 1 after a change of filter or page size, and stores only non-default values', async () => {
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

  it('goes to the last page if the list has become shorter', async () => {
    const { urlState, asked } = await open({ page: '9' })
    await settled()
    expect(urlState.$query.get()).toEqual({ page: '5' })
    expect(asked.map(({ pageNumber }) => pageNumber)).toEqual([9, 5])
  })
})
