import * as z from 'zod/mini'
import type { Text } from '../../../../src/core/language/messages'
import { targetAt } from '../../../../src/site/links/link'
import { fieldText, readFields } from '../../core/operator/console-fields'
import { englishOf, sayInEnglish, type English } from '../../core/database/english'
import { wrongFields } from '../../core/http/validate'
import type { ShellLists, Site } from './brand-site.table'
import { changesBetween } from '../../core/documents/audit-changes'
import { changeSite } from './change-site'

const shape = z.object({ tabs: fieldText(4_000), hotWords: fieldText(4_000), helpColumns: fieldText(10_000) })
/** Navigation lists of a site as form text, one entry per line. */
export type SiteLists = z.output<typeof shape>
type ListName = keyof SiteLists

/** Field labels in form order. */
export const listLabels: Record<ListName, Text> = {
  tabs: ['主导航', 'Tabs of the menu'],
  hotWords: ['热搜词', 'Hot words'],
  helpColumns: ['页脚帮助栏', 'Help in the footer'],
}

/** A list entry with its label, its link and its English label. */
type Entry = { label: string; url: string; english: string }
const longest = { label: 40, english: 80 }
const heading = '# '

function lineOf(...parts: string[]): string {
  const last = parts.findLastIndex(Boolean)
  return parts.slice(0, last + 1).join(' | ')
}

const partsOf = (line: string) => line.split('|').map((part) => part.trim())

/** @returns undefined for an invalid entry */
function entryOf([label = '', url = '', english = '', more]: readonly string[]): Entry | undefined {
  const fits = label !== '' && label.length <= longest.label && english.length <= longest.english
  const leads = url === '' || targetAt(url) !== undefined
  return fits && leads && more === undefined ? { label, url, english } : undefined
}

const labelsOf = ({ tabs, hotWords, helpColumns }: ShellLists) => [
  ...tabs.map(({ label }) => label),
  ...hotWords.map(({ keyword }) => keyword),
  ...helpColumns.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
]

/** Returns the initial form values of a site. */
export async function listsOf({ shell }: Site): Promise<SiteLists> {
  const english: English = await englishOf(labelsOf(shell))
  const line = (label: string, url = '') => lineOf(label, url, english.get(label) ?? '')
  return {
    tabs: shell.tabs.map(({ label, url }) => line(label, url)).join('\n'),
    hotWords: shell.hotWords.map(({ keyword, url }) => line(keyword, url)).join('\n'),
    helpColumns: shell.helpColumns
      .flatMap(({ title, links }) => [
        heading + lineOf(title, english.get(title) ?? ''),
        ...links.map(({ label, url }) => line(label, url)),
      ])
      .join('\n'),
  }
}

const wrongLine: Text = [
  '第 {n} 行有误，请按“名称 | 地址 | 英文名称”填写，地址以 / 或 https:// 开头',
  'Line {n}: please write “name | address | name in English”, with an address that begins with / or https://.',
]

const linesIn = (text: string) =>
  [...text.split('\n').entries()].flatMap(([at, line]) => (line.trim() ? [{ at, line: line.trim() }] : []))

/** @throws Refusal 422 for the first invalid line */
function readLists(given: SiteLists) {
  const english = new Map<string, string>()

  function entries(name: ListName, needsUrl: boolean) {
    return linesIn(given[name]).map(({ at, line }) => {
      const isHeading = name === 'helpColumns' && line.startsWith(heading)
      const [title = '', ...rest] = partsOf(isHeading ? line.slice(heading.length) : line)
      const entry = entryOf(isHeading ? [title, '', ...rest] : [title, ...rest])
      if (!entry || (needsUrl && !isHeading && !entry.url)) throw wrong(name, at)
      if (entry.english) english.set(entry.label, entry.english)
      return { ...entry, isHeading, at }
    })
  }

  const helpColumns: ShellLists['helpColumns'] = []
  for (const { label, url, isHeading, at } of entries('helpColumns', true)) {
    if (isHeading) helpColumns.push({ title: label, links: [] })
    else if (helpColumns.length === 0) throw wrong('helpColumns', at)
    else helpColumns.at(-1)?.links.push({ label, url })
  }
  const lists = {
    tabs: entries('tabs', true).map(({ label, url }) => ({ label, url })),
    hotWords: entries('hotWords', false).map(({ label, url }) => ({ keyword: label, ...(url && { url }) })),
    helpColumns,
  }
  return { lists, english }
}

const wrong = (name: ListName, at: number) =>
  wrongFields(422, [{ path: name, message: wrongLine, values: { n: at + 1 } }])

/**
 * Saves the navigation lists of a site.
 * @param given form fields by name, with the site's id and the `stamp` of the state that filled the form
 * @param by id of the operator
 * @throws Refusal 404; 409 if changed meanwhile; 422 for the first invalid line
 */
export async function changeLists(given: Readonly<Record<string, string>>, by: string) {
  const fields = readFields(shape, listLabels, given)
  const { lists, english } = readLists(fields)
  const changesOf = async (site: Site) => changesBetween(listLabels, await listsOf(site), fields)
  await changeSite(given, by, changesOf, async ({ shell }) => {
    await sayInEnglish(english)
    return { shell: { ...shell, ...lists } }
  })
}
