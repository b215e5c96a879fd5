import { accounts, testPermissions } from './permission-cases'

testPermissions(accounts)
