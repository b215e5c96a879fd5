import { expect, test } from 'vitest'
import { consolePages } from '../../demo/server/core/operator/console'
import { desks } from '../../demo/server/core/operator/desk'
import { openTestbed } from '../server/testbed'
import { operatorVisit } from './operator-visit'

const bed = await openTestbed('demo')
const paths = [
  ...[...desks.keys()].map((desk) => `/demo/operator?desk=${desk}&lang=en`),
  ...[...consolePages.keys()].map((page) => `/demo/operator/${page}?lang=en`),
]

test('the English pages of the operator contain no Chinese punctuation', async () => {
  const visit = operatorVisit(bed)
  await visit.logIn()
  const found = []
  for (const path of paths) {
    const page = await visit.page(path)
    expect([path, page.includes('Log out')]).toEqual([path, true])
    // Chinese words of the shop’s data are allowed, but not beside numbers or English words of the console. Field values
    // are user input.
    const shownText = page.replaceAll(/ value="[^"]*"/g, '')
    found.push(
      ...(shownText.match(/[^\n<>]*(?:[A-Za-z\d]\s*[：（]|平台：)[^\n<>]*/g) ?? []).map((words) => [
        path,
        words.trim(),
      ]),
    )
  }
  expect(found).toEqual([])
})
