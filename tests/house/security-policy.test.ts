import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Whoever finds a hole, or embeds the kit, reads one page: it says all that they need, and names nothing that is not there.

const page = readFileSync('.github/SECURITY.md', 'utf8')
const sections = new Map(
  page.split(/^## /m).map((section) => [section.split('\n', 1)[0] ?? '', section] as const),
)

test.each([
  ['How to report', [/Report a vulnerability/, /working days/, /Versions:/]],
  ['What counts', [/\*\*A vulnerability\*\*/, /\*\*A hardening\*\*/, /\*\*Neither\*\*/]],
  ['What is protected', [/tests\/REQUIREMENTS\.md/]],
  ['What is not protected', [/open shadow root/, /COOKIE_SESSION=1/, /public passwords/]],
  ['Browsers', [/Chromium \d/, /Firefox/, /WebKit/]],
])('“%s” says what has to be known', (title, wanted) => {
  for (const words of wanted) expect(sections.get(title) ?? '').toMatch(words)
})

test('what it names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const [, command = ''] of page.matchAll(/`npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(command)
  const files = [...page.matchAll(/\b(?:src|tests|demo)\/[\w./-]+\.\w+/g)].map(([file]) => file)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(files).not.toEqual([])
})
