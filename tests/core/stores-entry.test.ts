import { expectTypeOf, test } from 'vitest'
import type { brandSite, cart, session } from '../../elements/stores'

test('pages can read the stores of `tradefront/stores`, but not set them', () => {
  expectTypeOf<typeof cart.$count>().not.toHaveProperty('set')
  expectTypeOf<typeof session.$session>().not.toHaveProperty('set')
  expectTypeOf<typeof brandSite.$site>().not.toHaveProperty('set')
  expectTypeOf<typeof brandSite.$currency>().not.toHaveProperty('set')
})
