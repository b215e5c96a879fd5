import { expect, test } from 'vitest'
import { openTestbed } from '../server/testbed'
import { idsOf, openVisits } from './foreign-things'

// foreign-ids.hard.test.ts tests more ids, also within a company.

const bed = await openTestbed('demo')

test('R78: every endpoint answers an id of another company like an unknown id', async () => {
  await bed.reset()
  const owned = await bed.inside(() =>
    idsOf({
      whoseIs: ({ customer_id, owner_id, parent_id }) => customer_id ?? owner_id ?? parent_id,
      whose: ['10001'],
      most: 1,
    }),
  )
  const { byId } = openVisits(bed)
  const oneEach = new Map([...owned].map(([name, ids]) => [name, ids.slice(0, 1)]))
  const { different, compared } = await byId(await bed.login('overdue'), oneEach)
  expect(different).toEqual([])
  expect(compared).toBeGreaterThan(50)
})
