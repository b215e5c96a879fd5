import { abuse } from './abuse.mjs'
import { addresses } from './addresses.mjs'
import { browserState } from './browser-state.mjs'
import { client } from './client.mjs'
import { durability } from './durability.mjs'
import { embedding } from './embedding.mjs'
import { files } from './files.mjs'
import { moneyAndStock } from './money-and-stock.mjs'
import { richText } from './rich-text.mjs'
import { permissionsAndInput } from './permissions-and-input.mjs'
import { sessions } from './sessions.mjs'
import { supplyChain } from './supply-chain.mjs'
import { thirdParty } from './third-party.mjs'

/**
 * Requirements of the threat model, the test of each, and a change of the code which that test must notice.
 * `from` stands once in `file`; `npm run mutants` puts `to` in its place and wants the test to go red.
 * threats.mjs says in words what each number asks for.
 */
export const requirements = [
  ...richText,
  ...addresses,
  ...sessions,
  ...thirdParty,
  ...embedding,
  ...client,
  ...browserState,
  ...permissionsAndInput,
  ...moneyAndStock,
  ...files,
  ...abuse,
  ...durability,
  ...supplyChain,
]
