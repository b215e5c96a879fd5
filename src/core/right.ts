/** What one has to be to see a page or to call an endpoint; `src/session/permission/right.ts` says what each asks for. */
export type Right =
  'anyone' | 'member' | 'main' | 'retail' | 'dealer' | 'certified' | 'certifiedMain' | 'supplier'
