import { describe, expect, it } from 'vitest'
import { pageNumbers } from '../../src/ui/tables/page-numbers'

describe('page numbers', () => {
  it.each([
    [1, 0, '1'],
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 65, '1 2 3 4 5 0 65'],
    [4, 65, '1 2 3 4 5 0 65'],
    [5, 65, '1 0 4 5 6 0 65'],
    [62, 65, '1 0 61 62 63 64 65'],
    [65, 65, '1 0 61 62 63 64 65'],
  ])('page %i of %i offers %s', (page, pages, offered) => {
    expect(pageNumbers(page, pages).join(' ')).toBe(offered)
  })

  it('shows first, last, current and neighbouring pages, each once and in order, for up to 40 pages', () => {
    for (let pages = 1; pages <= 40; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const numbers = pageNumbers(page, pages).filter(Boolean)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
        expect(numbers).toEqual(expect.arrayContaining(wanted))
        // A gap stands for at least two pages.
        pageNumbers(page, pages).forEach((number, at, all) => {
          if (number === 0) expect((all[at + 1] ?? 0) - (all[at - 1] ?? 0)).toBeGreaterThan(2)
        })
      }
    }
  })
})
