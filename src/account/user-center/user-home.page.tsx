import { AccountCard } from './account-card'

/** Where the user centre begins: who one is here, and what waits. */
export default function UserHomePage() {
  return (
    <div className="page user-home">
      <AccountCard />
    </div>
  )
}
