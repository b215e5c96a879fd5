import { form } from '../../core/form/form'
import { phoneField, smsCodeField } from '../verify-code/code-fields'

/** Login with a code sent by SMS. */
export const phoneLoginFields = form('phoneLoginForm', { phone: phoneField, smsCode: smsCodeField })
