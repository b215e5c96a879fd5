import type { Scope } from '../../core/host/scope'
import type { LookUpSource } from '../../core/store/look-up'
import { lookUpMembers } from './members.contract'

type Account = { id: string; name: string }

/**
 * Creates the lookup of the company's accounts.
 * @param known returns accounts that are already loaded, so that their names need no request
 * @param except ids of accounts that cannot be chosen
 */
export function memberSource(
  scope: Scope,
  known: () => readonly Account[],
  except: readonly string[] = [],
): LookUpSource {
  const asFound = ({ id, name }: Account) => ({ value: id, label: name, disabled: except.includes(id) })
  return {
    async page(body, options) {
      const { content, totalElements } = await scope.call(lookUpMembers, { body }, options)
      return { content: content.map(asFound), totalElements }
    },
    async one(memberId, options) {
      const found =
        known().find(({ id }) => id === memberId) ??
        (await scope.call(lookUpMembers, { body: { memberId } }, options)).content[0]
      return found && asFound(found)
    },
  }
}
