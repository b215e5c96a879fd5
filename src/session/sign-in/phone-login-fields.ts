import { form } from '../../core/form'
import { phoneField, smsCodeField } from '../verify-code/code-fields'

/** Logging in by a code that was sent to the phone. */
export const phoneLoginFields = form('phoneLoginForm', { phone: phoneField, smsCode: smsCodeField })
