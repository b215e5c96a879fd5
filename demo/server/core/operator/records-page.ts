import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import { audit } from '../documents/audit'
import { changesBetween } from '../documents/audit-changes'
import type { AuditChange } from '../documents/audit.table'
import type { ConsolePage, ConsoleVisit, Markup, RefusedPost } from './console'
import { askFirst, isConfirmed } from './console-confirm'
import type { Choices } from './choices'
import { choiceOption, consoleFields } from './console-fields'
import { tx } from '../database/db'
import type { ConsoleField } from './console-field'
import type { DeskValues } from './desk'
import { fieldValues, limited } from './field-values'
import { hiddenFields } from './hidden-fields'
import { isReadableText } from '../http/readable-text'
import { changedMeanwhile, notFound } from '../http/refusal'

const words = {
  words: ['编号、名称或电话', 'Number, name or phone'],
  search: ['查找', 'Find'],
  all: ['全部', 'All'],
  none: ['没有符合的内容', 'Nothing was found.'],
  add: ['新增', 'Add'],
  save: ['保存', 'Save'],
  back: ['返回列表', 'Back to the list'],
  seen: ['查看买家所见页面', 'See it as buyers do'],
  previous: ['上一页', 'Previous page'],
  next: ['下一页', 'Next page'],
} as const satisfies Record<string, Text>

const shown = 50
const longestWords = 100
/** Last page of a list. Beyond it, operators have to search. */
const lastPage = 200

type Row = object

/** Query of a list: search words, one of the filter's choices or nothing, and page. */
export type RecordPart = { words: string; filter: string; limit: number; offset: number }

/** A kind of records that operators list, change and add. Each record has a form. */
type RecordKind<Kept extends Row> = {
  title: Text
  permission: ConsolePage['permission']
  about: Text
  /** Entity name in the audit log. */
  entity: string
  heads: readonly Text[]
  cells: (row: Kept, visit: ConsoleVisit) => readonly (string | number | Markup)[]
  /** Filter of the list, in addition to the search. */
  filter?: { label: Text; choices: () => Choices | Promise<Choices> }
  list: (part: RecordPart) => Promise<Kept[]>
  /** @param lock locks the record until the transaction ends */
  find: (id: string, lock: boolean) => Promise<Kept | undefined>
  idOf: (row: Kept) => string
  /** Returns the version that fills a form. Default: time of the last change. */
  stampOf?: (row: Kept) => string
  nameOf: (row: Kept) => string
  /** Returns the form fields of a record, or of a new one. A record without fields cannot be saved. */
  fields: (row?: Kept) => readonly ConsoleField[] | Promise<readonly ConsoleField[]>
  valuesOf: (row: Kept) => DeskValues | Promise<DeskValues>
  /** Confirmation question for changes that buyers notice at once. Undefined: saves directly. */
  asks?: (given: DeskValues, row: Kept) => Text | undefined
  /** True if operators can add records. */
  adds?: boolean
  /** Saves the form values. @returns id of the record @throws Refusal */
  save: (values: DeskValues, row?: Kept) => Promise<string>
  /** URL of the page on which buyers see the record. */
  seenAt?: (row: Kept) => string | undefined
  /** Renders additional content for a record. */
  more?: (row: Kept, visit: ConsoleVisit) => Markup | Promise<Markup>
}

function stampIn<Kept extends Row>({ stampOf }: RecordKind<Kept>, row?: Kept) {
  if (!row) return ''
  if (stampOf) return stampOf(row)
  return 'updatedAt' in row && row.updatedAt instanceof Date ? row.updatedAt.toISOString() : ''
}

function partIn(
  { words: given = '', filter: wanted = '', page = '1' }: Record<string, string>,
  filters: Choices,
) {
  const at = /^\d{1,4}$/.test(page) ? Math.min(Math.max(1, Number(page)), lastPage) : 1
  const text = isReadableText(given) ? given.trim().slice(0, longestWords) : ''
  const filter = filters.some(([value]) => value === wanted) ? wanted : ''
  return { words: text, filter, at, limit: shown + 1, offset: (at - 1) * shown }
}

/** Returns the form values, with labels instead of codes for choice fields. */
const worded = (fields: readonly ConsoleField[], values: DeskValues) =>
  Object.fromEntries(
    fields.map(({ name, choices = [] }) => {
      const value = values[name] ?? ''
      return [name, choices.find(([one]) => one === value)?.[1][0] ?? value]
    }),
  )

function changesOf(fields: readonly ConsoleField[], before: DeskValues, values: DeskValues): AuditChange[] {
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))
  return changesBetween(labels, worded(fields, before), worded(fields, values))
}

function searchForm<Kept extends Row>(
  { filter: narrowed }: RecordKind<Kept>,
  { say, to, language }: ConsoleVisit,
  { words: text, filter }: RecordPart,
  filters: Choices,
) {
  return html`<form class="filter" role="search" method="get" action="${to()}">
    ${hiddenFields({ lang: language })}
    <label
      >${say(words.words)}<input name="words" type="search" maxlength="${longestWords}" value="${text}"
    /></label>
    ${
      narrowed
        ? html`<label
            >${say(narrowed.label)}<select name="filter">
              ${choiceOption('', say(words.all), filter)}
              ${filters.map(([value, label]) => choiceOption(value, say(label), filter))}
            </select></label
          >`
        : ''
    }
    <button>${say(words.search)}</button>
  </form>`
}

async function listed<Kept extends Row>(kind: RecordKind<Kept>, visit: ConsoleVisit) {
  const { c, say, to, mayAct } = visit
  const filters = (await kind.filter?.choices()) ?? []
  const part = partIn(c.req.query(), filters)
  const rows = await kind.list(part)
  const query = { ...(part.words && { words: part.words }), ...(part.filter && { filter: part.filter }) }
  const leaf = (at: number, text: Text) =>
    html`<a href="${to('', { ...query, page: String(at) })}">${say(text)}</a>`
  const title = say(kind.title)
  return html`<p>${say(kind.about)}</p>
    ${searchForm(kind, visit, part, filters)}
    ${kind.adds && mayAct ? html`<p><a class="main" href="${to('', { new: '1' })}">${say(words.add)}</a></p>` : ''}
    ${
      rows.length === 0
        ? html`<p>${say(words.none)}</p>`
        : html`<div class="scrolled" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  ${kind.heads.map((head) => html`<th scope="col">${say(head)}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.slice(0, shown).map((row) => {
                  const [first = '', ...cells] = kind.cells(row, visit)
                  return html`<tr>
                    <td><a href="${to('', { id: kind.idOf(row) })}">${first}</a></td>
                    ${cells.map((cell) => html`<td>${cell}</td>`)}
                  </tr>`
                })}
              </tbody>
            </table>
          </div>`
    }
    <p>
      ${part.at > 1 ? leaf(part.at - 1, words.previous) : ''}
      ${rows.length > shown && part.at < lastPage ? leaf(part.at + 1, words.next) : ''}
    </p>`
}

async function opened<Kept extends Row>(
  kind: RecordKind<Kept>,
  visit: ConsoleVisit,
  row: Kept | undefined,
  refused: RefusedPost | undefined,
) {
  const { say, to, mayAct } = visit
  const fields = await kind.fields(row)
  const values = row && (await kind.valuesOf(row))
  const name = row ? kind.nameOf(row) : say(words.add)
  const seen = row && kind.seenAt?.(row)
  const entries = limited(fields).map((field) => ({
    ...field,
    ...(values && { value: values[field.name] ?? '' }),
  }))
  return html`<article aria-label="${name}">
      <h3>${name}</h3>
      ${seen ? html`<p><a href="${seen}">${say(words.seen)}</a></p>` : ''}
      ${
        fields.length > 0
          ? html`<form method="post" action="${to('save')}" class="fields">
              ${hiddenFields({ ...(row && { id: kind.idOf(row) }), stamp: stampIn(kind, row) })}
              ${consoleFields(entries, visit, refused)}
              ${mayAct ? html`<button class="main">${say(words.save)}</button>` : ''}
            </form>`
          : ''
      }
      ${row ? await kind.more?.(row, visit) : ''}
    </article>
    <p><a href="${to()}">${say(words.back)}</a></p>`
}

/** Creates a console page for listing, changing and adding records. */
export function recordsPage<Kept extends Row>(kind: RecordKind<Kept>): ConsolePage {
  const save = (given: DeskValues, by: string) =>
    tx(async () => {
      const { id = '' } = given
      const row = id ? await kind.find(id, true) : undefined
      if (row ? false : id !== '' || !kind.adds) throw notFound()
      if (stampIn(kind, row) !== (given.stamp ?? '')) throw changedMeanwhile()
      const fields = await kind.fields(row)
      if (fields.length === 0) throw notFound()
      const values = fieldValues(fields, given)
      const changes = changesOf(fields, row ? await kind.valuesOf(row) : {}, values)
      const entityId = await kind.save(values, row)
      const { entity } = kind
      const action = row ? 'change' : 'add'
      await audit({ actorType: 'operator', actorId: by, entity, entityId, action, changes })
      return entityId
    })
  return {
    title: kind.title,
    permission: kind.permission,
    done: { saved: ['已保存', 'Saved.'] },
    async subject({ id = '' }) {
      const row = id ? await kind.find(id, false) : undefined
      return row && kind.nameOf(row)
    },
    async show(visit, refused) {
      const { id = '', new: isNew } = refused ? { ...refused.values, new: '1' } : visit.c.req.query()
      const row = id ? await kind.find(id, false) : undefined
      if (id && !row) throw notFound()
      return row || (isNew && kind.adds) ? opened(kind, visit, row, refused) : listed(kind, visit)
    },
    posts: {
      save: {
        // Texts in two languages; a form encodes each Chinese character in nine bytes.
        fieldBytes: 300_000,
        async run(visit, given) {
          const { id = '' } = given
          const row = id ? await kind.find(id, false) : undefined
          const question = row && kind.asks?.(given, row)
          if (row && question && !isConfirmed(given))
            return askFirst(visit, given, {
              post: 'save',
              question: visit.say(question, { name: kind.nameOf(row) }),
              action: ['确认', 'Yes, do it'],
              back: visit.to('', { id }),
            })
          return { done: 'saved', query: { id: await save(given, visit.operator.id) } }
        },
      },
    },
  }
}
