import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aimsAt } from '../../../src/catalogue/categories/aim'
import { openCategoryMenu } from '../../../src/catalogue/categories/category-menu.store'

/** A flyout at the right of rows that are 250 wide and 35 high. */
const edge = { x: 250, top: 0, bottom: 430 }

describe('the pointer aims at the flyout', () => {
  test.each([
    ['straight to the right', { x: 120, y: 20 }, true],
    ['down to the far corner', { x: 200, y: 200 }, true],
    ['up to the near corner', { x: 150, y: 16 }, true],
    ['straight down', { x: 100, y: 90 }, false],
    ['steeper than to the corner', { x: 110, y: 300 }, false],
    ['back to the left', { x: 60, y: 40 }, false],
    ['where it started', { x: 100, y: 20 }, false],
  ])('%s', (_, point, inside) => {
    expect(aimsAt(point, { x: 100, y: 20 }, edge)).toBe(inside)
  })
})

describe('a panel below the button', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const open = () => {
    const menu = openCategoryMenu()
    return {
      menu,
      state: () => [menu.$open.get(), menu.$active.get()],
      wait: (ms: number) => vi.advanceTimersByTime(ms),
    }
  }

  test('opens after 120 ms on the button, not for a pointer that passes', () => {
    const { menu, state, wait } = open()
    menu.restOnButton()
    wait(119)
    expect(state()).toEqual([false, undefined])
    wait(1)
    expect(state()).toEqual([true, undefined])

    const other = open()
    other.menu.restOnButton()
    other.wait(60)
    other.menu.leave()
    other.wait(1000)
    expect(other.state()).toEqual([false, undefined])
  })

  test('shows a row’s flyout after 120 ms on it, however the pointer trembles there', () => {
    const { menu, state, wait } = open()
    menu.over(3, { x: 100, y: 120 }, undefined)
    wait(80)
    menu.over(3, { x: 101, y: 121 }, undefined)
    wait(39)
    expect(state()).toEqual([false, undefined])
    wait(1)
    expect(state()).toEqual([true, 3])
  })

  test('moves to another row after 120 ms', () => {
    const { menu, state, wait } = open()
    menu.show(0)
    menu.over(0, { x: 100, y: 20 }, edge)
    menu.over(1, { x: 100, y: 50 }, edge)
    wait(119)
    expect(state()).toEqual([true, 0])
    wait(1)
    expect(state()).toEqual([true, 1])
  })

  test('rows crossed on the way to the flyout wait 300 ms from the first of them', () => {
    const { menu, state, wait } = open()
    menu.show(0)
    menu.over(0, { x: 100, y: 20 }, edge)
    menu.over(1, { x: 140, y: 50 }, edge)
    wait(200)
    menu.over(2, { x: 180, y: 80 }, edge)
    wait(99)
    expect(state()).toEqual([true, 0])
    wait(1)
    expect(state()).toEqual([true, 2])
  })

  test('keeps the row when the pointer reaches the flyout', () => {
    const { menu, state, wait } = open()
    menu.show(0)
    menu.over(0, { x: 100, y: 20 }, edge)
    menu.over(1, { x: 200, y: 50 }, edge)
    wait(100)
    menu.stay()
    wait(1000)
    expect(state()).toEqual([true, 0])
  })

  test('moves to another row 120 ms after the pointer turns away from the flyout', () => {
    const { menu, state, wait } = open()
    menu.show(0)
    menu.over(0, { x: 100, y: 20 }, edge)
    menu.over(1, { x: 140, y: 50 }, edge)
    wait(100)
    menu.over(1, { x: 100, y: 60 }, edge)
    wait(120)
    expect(state()).toEqual([true, 1])
  })

  test('closes 200 ms after the pointer left, unless it returns', () => {
    const { menu, state, wait } = open()
    menu.show(2)
    menu.leave()
    wait(199)
    expect(state()).toEqual([true, 2])
    menu.stay()
    wait(1000)
    expect(state()).toEqual([true, 2])
    menu.leave()
    wait(200)
    expect(state()).toEqual([false, undefined])
  })

  test('moves to a row after the pointer left and returned', () => {
    const { menu, state, wait } = open()
    menu.show(0)
    menu.over(1, { x: 100, y: 50 }, edge)
    menu.leave()
    wait(100)
    menu.over(1, { x: 100, y: 50 }, edge)
    wait(120)
    expect(state()).toEqual([true, 1])
  })

  test('the home page’s panel stays when its flyout closes', () => {
    const menu = openCategoryMenu({ always: true })
    menu.show(1)
    menu.close()
    expect([menu.$open.get(), menu.$active.get()]).toEqual([true, undefined])
  })
})
