import { expect, it } from 'vitest'
import { filesBelow, isCode, textOf } from './sources'

const code = filesBelow('src', 'elements', 'demo').filter((file) => /\.(js|html)$/.test(file) || isCode(file))
const lines = code.flatMap((file) =>
  textOf(file)
    .split('\n')
    .map((line, at) => ({
      file,
      line,
      after: textOf(file)
        .split('\n')
        .slice(at, at + 3)
        .join('\n'),
    })),
)

/** Ports and workers speak to whom they were given; a window hears everybody. */
const listens =
  /(^|[^.\w])((window|self|globalThis|top|parent)\.)?(addEventListener\(\s*['"]message['"]|onmessage\s*=)/

it('R52: a window’s messages are heard from one origin alone', () => {
  const deaf = lines.filter(({ line, after }) => listens.test(line) && !/\borigin !== \w/.test(after))
  expect(deaf.map(({ file, line }) => `${file}: ${line.trim()}`)).toEqual([])
  expect(lines.filter(({ line }) => listens.test(line)).map(({ file }) => file)).toEqual([
    'demo/static/page/bridge-frame.ts',
    'demo/static/page/bridge.ts',
  ])
})

it('R52: nothing is said to whoever listens', () => {
  const loud = lines.filter(
    ({ line }) => /postMessage\(.*['"`]\*['"`]/.test(line) || /targetOrigin:\s*['"]\*/.test(line),
  )
  expect(loud.map(({ file }) => file)).toEqual([])
  const sent = lines.filter(
    ({ file, line }) => /(parent|opener|contentWindow\??|top)\.postMessage\(/.test(line) && file,
  )
  expect(sent.map(({ file }) => file)).toEqual([
    'demo/static/page/bridge-frame.ts',
    'demo/static/page/bridge.ts',
  ])
})

it('R52: the kit itself hears no messages and sends none', () => {
  const own = lines.filter(
    ({ file, line }) => /^(src|elements)\//.test(file) && (listens.test(line) || /postMessage\(/.test(line)),
  )
  expect(own.map(({ file }) => file)).toEqual([])
})
