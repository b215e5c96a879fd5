import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property, tally, timer } from '../hard/hard'
import { failedStories } from './two-tabs/failed-stories'
import { freshGoods, story, playStory } from './two-tabs/story'

test.each(Object.entries(failedStories))('%s', async (_, tale) => {
  expect(await playStory(tale, await freshGoods())).toEqual([])
})

test('two tabs stay consistent with the server and each other for any actions', async () => {
  let actions = 0
  const timeIsLeft = timer()
  await fc.assert(
    fc.asyncProperty(story, async (tale) => {
      if (!timeIsLeft()) return
      actions += tale.turns.length
      expect(await playStory(tale, await freshGoods())).toEqual([])
    }),
    property(3000),
  )
  tally({ what: 'two tabs, stores', inputs: actions, lost: 0 })
})
