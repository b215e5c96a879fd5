import { expect, test } from 'vitest'
import { migrations } from '../../demo/server/core/migration-files'

const marked = migrations.filter(({ text }) => text.startsWith('-- additive'))
const comments = /^--[^>\n][^\n]*$/gm

/** What a server of the version before does not notice: a table of which it knows nothing, a column that fills itself. */
function addsOnly(statement: string, newTables: ReadonlySet<string>): boolean {
  const [, table = ''] = /^(?:alter table|create (?:unique )?index .* on) "(\w+)"/i.exec(statement) ?? []
  if (newTables.has(table) || /^create (table|index|extension)\b/i.test(statement)) return true
  return (
    /^alter table "\w+" add column\b/i.test(statement) &&
    (!/not null/i.test(statement) || /default/i.test(statement))
  )
}

test.each(marked)('$name, which says that it only adds, does no more', ({ text }) => {
  const statements = text
    .replace(comments, '')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean)
  const newTables = new Set(
    statements.flatMap((statement) => /^create table "(\w+)"/i.exec(statement)?.[1] ?? []),
  )
  expect(statements.filter((statement) => !addsOnly(statement, newTables))).toEqual([])
})

test('there are such files, and others', () => {
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.length).toBeLessThan(migrations.length)
})
