import { expect, test } from 'vitest'
import { onlyOpenLately, openFor } from '../../../demo/server/site/brand-site/only-open'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')

test('reads the state of a site once a second, not for each request', async () => {
  let time = 0
  const onlyOpen = onlyOpenLately(() => time)
  const ask = (site: string) => bed.inside(() => onlyOpen(site))
  bed.statements.length = 0
  for (const site of ['1001', '1001', '1002', '1001', '1002']) await ask(site)
  expect(bed.statements).toHaveLength(2)
  time += openFor
  await ask('1001')
  expect(bed.statements).toHaveLength(3)
})
