import { describe, expect, it } from 'vitest'
import { filesBelow, importsOf, isCode, textOf } from './sources'

const sources = filesBelow('src').filter(isCode)
const named = (ending: string) => sources.filter((file) => file.endsWith(ending))

describe('endings say what a file does', () => {
  it('no file is called index, utils, helpers, common, types or constants', () => {
    const vague = /(^|\/)(index|utils?|helpers?|common|types|constants)\.(ts|tsx|css|mjs)$/
    expect(filesBelow('src', 'elements', 'demo', 'tests').filter((file) => vague.test(file))).toEqual([])
  })

  it('names are kebab-case', () => {
    const bad = filesBelow('src', 'elements', 'demo/server').filter(
      (file) => !/^[a-z0-9./_-]+$/.test(file.replace(/images\/drawings\/\w+\.svg$/, '')),
    )
    expect(bad.filter((file) => !file.endsWith('.sql') && !file.endsWith('.json'))).toEqual([])
  })

  it('files with JSX end in .tsx and import React; stores, contracts and words hold none', () => {
    const react = named('.ts').filter((file) =>
      importsOf(file).some(({ to, typeOnly }) => /^react(-dom)?(\/|$)/.test(to) && !typeOnly),
    )
    expect(react.filter((file) => !file.startsWith('src/ui/'))).toEqual([])
  })

  it('a page and its store bear one name', () => {
    const lonely = named('.page.tsx').filter((file) => {
      const opened = importsOf(file).filter(
        ({ to }) => to.endsWith('.store.ts') && /open[A-Z]/.test(textOf(file)),
      )
      return (
        opened.length > 0 &&
        !opened.some(({ to }) => to.includes(file.split('/').at(-1)?.replace('.page.tsx', '') ?? ''))
      )
    })
    expect(lonely).toEqual([])
  })

  it('Lit files end in .lit.ts', () => {
    const lit = sources.filter((file) => importsOf(file).some(({ to }) => /^lit(\/|$)/.test(to)))
    expect(lit.filter((file) => !file.endsWith('.lit.ts'))).toEqual([])
  })

  it('every element file bears its tag', () => {
    const files = filesBelow('elements').filter((file) => file.startsWith('elements/trade-'))
    const wrong = files.filter(
      (file) => !textOf(file).includes(`tag: '${file.slice('elements/'.length).replace(/\.tsx?$/, '')}'`),
    )
    expect(wrong).toEqual([])
    expect(files.length).toBeGreaterThan(5)
  })
})
