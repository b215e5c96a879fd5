import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { no, yes } from '../../../../src/core/api/shapes'
import type { Text } from '../../../../src/core/language/messages'
import { media } from '../../../../src/shell/home/block-values'
import { fieldText, readFields } from '../../core/operator/console-fields'
import { db } from '../../core/database/db'
import { englishOf, sayInEnglish } from '../../core/database/english'
import { seoText, type Site } from './brand-site.table'
import { changesBetween } from '../../core/documents/audit-changes'
import { changeSite } from './change-site'

/** Returns whether a URL is a chat page: an HTTPS URL or a local path. */
const isChatLink = (address: string) => /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]+$/.test(address)

const onOff = z.enum([String(yes), String(no)])
const shape = z.object({
  name: fieldText(40, 1),
  nameEn: fieldText(80),
  slogan: fieldText(80),
  sloganEn: fieldText(160),
  company: fieldText(100),
  companyEn: fieldText(200),
  phone: fieldText(40),
  workTime: fieldText(80),
  workTimeEn: fieldText(160),
  logo: z.union([z.literal(''), media]),
  brandColour: z.string().check(z.regex(/^#[\da-f]{6}$/i)),
  icpHtml: fieldText(2_000),
  open: onOff,
  serviceState: onOff,
  chatUrl: z.union([z.literal(''), z.string().check(z.maxLength(500), z.refine(isChatLink))]),
  messageForm: onOff,
  themeToggle: onOff,
})
/** Basic data of a site. */
export type SiteFacts = z.output<typeof shape>

/** Field labels in form order. */
export const factLabels: Record<keyof SiteFacts, Text> = {
  name: ['站点名称', 'Name'],
  nameEn: ['站点名称（英文）', 'Name in English'],
  slogan: ['标语', 'Slogan'],
  sloganEn: ['标语（英文）', 'Slogan in English'],
  company: ['公司名称', 'Company'],
  companyEn: ['公司名称（英文）', 'Company in English'],
  workTime: ['工作时间', 'Working time'],
  workTimeEn: ['工作时间（英文）', 'Working time in English'],
  phone: ['客服电话', 'Telephone'],
  logo: ['标志图片地址', 'Address of the logo'],
  brandColour: ['品牌色', 'Brand colour'],
  icpHtml: ['备案信息（HTML）', 'Licence line (HTML)'],
  open: ['站点状态', 'The site is'],
  serviceState: ['在线客服', 'Online chat'],
  chatUrl: ['在线客服链接', 'Address of the online chat'],
  messageForm: ['访客留言', 'Messages of visitors'],
  themeToggle: ['深浅色切换', 'Choice of light and dark'],
}
/** Facts with an English translation. */
const worded = ['name', 'slogan', 'company', 'workTime'] as const

export async function factsOf(site: Site): Promise<SiteFacts> {
  const { name, slogan, company, phone, workTime, logo, brandColour, icpHtml } = site
  const { open, serviceState, chatUrl, messageForm, themeToggle } = site
  const english = await englishOf(worded.map((fact) => site[fact]))
  const called = (text: string) => english.get(text) ?? ''
  return {
    name,
    nameEn: called(name),
    slogan,
    sloganEn: called(slogan),
    company,
    companyEn: called(company),
    phone,
    workTime,
    workTimeEn: called(workTime),
    logo: logo ?? '',
    brandColour,
    icpHtml,
    open: String(open),
    serviceState: String(serviceState),
    chatUrl: chatUrl ?? '',
    messageForm: String(messageForm),
    themeToggle: String(themeToggle),
  }
}

const switched = (text: string) => (text === String(yes) ? yes : no)

/** Default SEO texts of a site. */
const ownTexts = (name: string) => [name, `{page} - ${name}`] as const

/** Replaces the site's old name in its SEO texts, in both languages. */
async function renameInTexts({ id, name: before }: Site, { name: after, nameEn }: SiteFacts) {
  if (before === after) return
  const rows = await db().select().from(seoText).where(eq(seoText.siteId, id))
  const columns = ['title', 'keywords', 'description'] as const
  const english = await englishOf([before, ...rows.flatMap((row) => columns.map((column) => row[column]))])
  const beforeEn = english.get(before) ?? before
  const renamed = new Map<string, string>()
  for (const row of rows) {
    const texts = Object.fromEntries(
      columns.map((column) => [column, row[column].replaceAll(before, () => after)]),
    )
    for (const column of columns) {
      const translation = english.get(row[column])
      if (translation && texts[column] !== row[column])
        renamed.set(
          texts[column] ?? '',
          translation.replaceAll(beforeEn, () => nameEn || after),
        )
    }
    await db()
      .update(seoText)
      .set(texts)
      .where(and(eq(seoText.siteId, id), eq(seoText.seoCode, row.seoCode)))
  }
  await sayInEnglish(renamed)
}

/** Collects the English texts. Two facts with the same Chinese text share one translation. */
function englishIn(facts: SiteFacts): Map<string, string> {
  const english = new Map<string, string>()
  for (const fact of worded) english.set(facts[fact], facts[`${fact}En`] || (english.get(facts[fact]) ?? ''))
  const name = english.get(facts.name) ?? ''
  english.set(ownTexts(facts.name)[1], name && ownTexts(name)[1])
  english.delete('')
  return english
}

/**
 * Saves the basic data of a site. SEO texts that contain its name are updated.
 * @param given form fields by name, with the site's id and the `stamp` of the state that filled the form
 * @param by id of the operator
 * @throws Refusal 404; 409 if changed meanwhile; 422 for the first invalid field
 */
export async function changeFacts(given: Readonly<Record<string, string>>, by: string) {
  const facts = readFields(shape, factLabels, given)
  const { name, slogan, company, phone, workTime, logo, brandColour, icpHtml } = facts
  const changesOf = async (site: Site) => changesBetween(factLabels, await factsOf(site), facts)
  await changeSite(given, by, changesOf, async (site) => {
    await renameInTexts(site, facts)
    await sayInEnglish(englishIn(facts))
    return {
      name,
      slogan,
      company,
      phone,
      workTime,
      logo: logo || null,
      brandColour,
      icpHtml,
      open: switched(facts.open),
      serviceState: switched(facts.serviceState),
      chatUrl: facts.chatUrl || null,
      messageForm: switched(facts.messageForm),
      themeToggle: switched(facts.themeToggle),
    }
  })
}
