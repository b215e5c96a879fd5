import { audit } from '../../core/documents/audit'
import type { Operator } from '../../core/operator/console'
import { tx } from '../../core/database/db'
import { isKey, once } from '../../core/security/idempotency'
import { desks, type DeskValues } from '../../core/operator/desk'
import { mayUse } from '../../core/operator/operator-permission'
import { notPermitted, refuse, stateChanged } from '../../core/http/refusal'
import { fieldValues } from '../../core/operator/field-values'

/** Form field that identifies a rendered form. */
export const formKey = 'formKey'

export type Wish = { desk: string; action: string; id: string }

const noDesk = () => refuse(404, ['没有这个工作台', 'There is no such desk.'])
const noAction = () => refuse(404, ['没有这项操作', 'There is no such action.'])
const notWaiting = () =>
  refuse(409, ['该事项已处理或不存在', 'This item has already been handled or does not exist.'])

function actionOf({ desk: name, action: wanted }: Wish) {
  const desk = desks.get(name)
  if (!desk) throw noDesk()
  const action = Object.hasOwn(desk.actions, wanted) ? desk.actions[wanted] : undefined
  if (!action) throw noAction()
  return { desk, action }
}

/**
 * Performs an operator's action on a waiting document and writes the audit log. A form that is sent twice runs once.
 * @param given submitted fields
 * @throws Refusal 404 unknown desk or action, 403 not permitted, 409 not waiting or already done, 400 invalid field
 */
export async function actAtDesk(
  wish: Wish,
  given: DeskValues,
  { id: actorId, role }: Operator,
): Promise<void> {
  const { desk } = actionOf(wish)
  if (!mayUse(role, desk.permission, 'act')) throw notPermitted()
  const { [formKey]: key = '', ...asked } = given
  if (!isKey(key)) return act(wish, asked, actorId)
  const route = `desk ${wish.desk}/${wish.action}/${wish.id}`
  await once({ customerId: `operator ${actorId}`, route, key, asked }, async () => {
    await act(wish, asked, actorId)
    return null
  })
}

/** Performs an action without a form, with the desk's default values. */
export const actByItself = (wish: Wish) => act(wish, undefined, 'autopilot')

/** @param given form fields; undefined without a form */
function act(wish: Wish, given: DeskValues | undefined, actorId: string) {
  const { desk, action } = actionOf(wish)
  return tx(async () => {
    const [row] = await desk.waiting({ id: wish.id })
    if (!row) throw notWaiting()
    if (!row.actions.includes(wish.action)) throw stateChanged()
    const own = row.fields?.[wish.action] ?? []
    const values = given ? fieldValues([...own, ...(action.fields ?? [])], given) : {}
    await action.act(wish.id, values)
    await audit({
      actorType: 'operator',
      actorId,
      entity: wish.desk,
      entityId: wish.id,
      action: wish.action,
      reason: values.reason ?? '',
    })
  })
}
