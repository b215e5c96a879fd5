/** What one has to be to see a page or to call an endpoint; `src/session/permission/permission.ts` says what each asks for. */
export type Permission =
  | 'anyone'
  | 'member'
  | 'main'
  | 'retail'
  | 'dealer'
  | 'certified'
  | 'certifiedMain'
  | 'supplier'
