import { refuse } from '../../core/http/refusal'
import { ownsFiles } from '../../site/files/own-files'

/**
 * Checks that all documents were uploaded by this buyer.
 * @param path request field, for the error
 * @throws Refusal 400
 */
export async function onlyOwnFiles(customerId: string, addresses: readonly string[], path: string) {
  if (await ownsFiles(customerId, addresses)) return
  throw refuse(400, ['请重新上传附件', 'Please upload the attachment again.'], {
    errors: [{ path, message: ['请重新上传附件', 'Please upload the attachment again.'] }],
  })
}
