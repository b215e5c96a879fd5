import { NotFound } from './not-found'

/** Page for an unknown URL. */
export default function NotFoundPage() {
  return <NotFound />
}
