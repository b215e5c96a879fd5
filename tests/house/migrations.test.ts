import { expect, test } from 'vitest'
import { migrations } from '../../demo/server/core/database/migration-files'

const isMarked = ({ text = '' } = {}) => text.startsWith('-- additive')
const marked = migrations.filter(isMarked)
const comments = /^\t*--[^>\n][^\n]*$/gm

const statementsOf = (text: string) =>
  text
    .replace(comments, '')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean)

/** Objects that a server of the previous version does not know, by kind and name; a column follows its table. */
function madeBy(statement: string): string[] {
  const [, kind = '', name = ''] = /^create (table|function|index) "(\w+)"/i.exec(statement) ?? []
  const [, table = '', column = ''] = /^alter table "(\w+)" add column "(\w+)"/i.exec(statement) ?? []
  return [...(name ? [`${kind.toLowerCase()} ${name}`] : []), ...(column ? [`${table}.${column}`] : [])]
}

/**
 * Returns whether a server of the previous version is unaffected by a statement: a new table, a column with a default or
 * filled by the migration, its trigger, or an index that replaces one of the same name.
 */
function addsOnly(statement: string, made: ReadonlySet<string>): boolean {
  const [, table = ''] = /^(?:alter table|create (?:unique )?index .* on) "(\w+)"/i.exec(statement) ?? []
  if (made.has(`table ${table}`) || /^(create (table|index|extension|function)|select)\b/i.test(statement))
    return true
  if (/^alter table "\w+" add column\b/i.test(statement))
    return !/not null/i.test(statement) || /default/i.test(statement)
  const [, dropped = ''] = /^drop index "(\w+)"/i.exec(statement) ?? []
  const [, called = ''] = /^create trigger .* execute function "(\w+)"/is.exec(statement) ?? []
  const [, changed = '', column = ''] =
    /^(?:update "(\w+)" set|alter table "(?:\w+)" alter column) "(\w+)"/i.exec(statement) ?? []
  if (/, "\w+" =/.test(statement)) return false
  const altered = changed || table
  return [`index ${dropped}`, `function ${called}`, `${altered}.${column}`].some((thing) => made.has(thing))
}

test.each(marked)('$name, marked as additive, only adds', (migration) => {
  const statements = statementsOf(migration.text)
  // A column may be filled by a file of its own behind the one that made it.
  const before = migrations[migrations.indexOf(migration) - 1]
  const added = isMarked(before) ? statementsOf(before?.text ?? '') : []
  const made = new Set([...added, ...statements].flatMap(madeBy))
  expect(statements.filter((statement) => !addsOnly(statement, made))).toEqual([])
})

test.each([
  'update "orders" set "state" = 10',
  'update "orders" set "own" = 1, "state" = 10',
  'alter table "orders" alter column "state" set default 20',
  'alter table "orders" add column "a" text not null',
  'drop index "orders_state"',
  'create trigger "t" after insert on "orders" for each row execute function "other"()',
  'create unique index "orders_no" on "orders" ("order_no")',
  'drop table "orders"',
])('%s is not additive', (statement) => {
  expect(addsOnly(statement, new Set(['function own', 'index own', 'orders.own']))).toBe(false)
})

test.each([
  'alter table "orders" add column "a" text',
  'update "orders" set "own" = 1',
  'create trigger "t" after insert on "orders" for each row execute function "own"()',
])('%s is additive', (statement) => {
  expect(addsOnly(statement, new Set(['function own', 'orders.own']))).toBe(true)
})
