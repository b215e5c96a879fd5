/** Condition for a page or an endpoint. `src/session/permission/permission.ts` defines each. */
export type Permission =
  | 'anyone'
  | 'member'
  | 'main'
  | 'retail'
  | 'dealer'
  | 'certified'
  | 'certifiedMain'
  | 'supplier'
