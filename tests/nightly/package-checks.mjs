import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'

/** Checks a packed npm package with publint. @returns messages, none if it is correct */
export async function publintFaults(bytes) {
  const { messages } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  return messages
}

/** Checks the types of a packed npm package with arethetypeswrong. */
export async function typeProblems(bytes) {
  const { problems } = await checkPackage(createPackageFromTarballData(bytes))
  return problems
}
