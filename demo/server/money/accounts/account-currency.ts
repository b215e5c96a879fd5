import type { Member } from '../../core/security/auth'
import { refuse } from '../../core/http/refusal'
import { countsInAccounts } from '../../site/brand-site/brand-sites'

/**
 * Deposits, credit and bonds are in one currency: on a site that sells in another one nothing is paid into them or out
 * of them.
 * @throws Refusal 422
 */
export async function onlyInAccounts({ site }: Pick<Member, 'site'>) {
  if (!(await countsInAccounts(site)))
    throw refuse(422, [
      '资金账户以人民币计，请在人民币站点办理',
      'Accounts are kept in CNY. Please do this on a site that sells in CNY.',
    ])
}

/**
 * Points stand for amounts of the same currency: on a site that sells in another one they buy nothing.
 * @throws Refusal 422
 */
export async function onlyWherePointsCount({ site }: Pick<Member, 'site'>) {
  if (!(await countsInAccounts(site)))
    throw refuse(422, [
      '积分只能在人民币站点使用，本站以其他货币计价',
      'Points can be used only on sites that sell in CNY; this site sells in another currency.',
    ])
}
