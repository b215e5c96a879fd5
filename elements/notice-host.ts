import { noticeHost } from '../src/core/scope'

// Whatever element comes first, what it says has a place to be shown; drawn only when there is something to say.
noticeHost.show = () =>
  void import('../src/ui/notice.lit').then(
    ({ showNotices }) => showNotices(),
    // The next thing that is said asks for it again.
    () => {},
  )
