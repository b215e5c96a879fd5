import { NotFound } from './not-found'

/** Where no page is. */
export default function NotFoundPage() {
  return <NotFound />
}
