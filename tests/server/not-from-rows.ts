/** Why a read is not tried with all others, and the test that sees what it answers. */
export type Exception = { why: string; file: string; title: string }

/** Reads that no row answers. */
export const notFromRows: Record<string, Exception> = {
  'GET /oauth/captcha': {
    why: 'a picture made for one answer',
    file: 'server/sign-in',
    title: 'a picture is good for one answer',
  },
  'GET /oauth/captcha/need': {
    why: 'how often somebody failed is kept in memory',
    file: 'server/sign-in',
    title: 'asks for a captcha after three failures',
  },
  'GET /bbb/third/auth/channels': {
    why: 'hangs on the settings of the server',
    file: 'session/third-party',
    title: 'is offered to all in the demo, in production to those where the shop is registered',
  },
  'GET /oauth/token': {
    why: 'ends a sign-in, once',
    file: 'session/third-party',
    title: 'is good once',
  },
  'GET /pc/bbbAuth/getCheckCode': {
    why: 'sends a code',
    file: 'session/verify-code',
    title: 'codes differ, and each voids the one before',
  },
  'GET /pc/bbbAuth/getEmailCode': {
    why: 'sends a code',
    file: 'session/verify-code',
    title: 'one a minute, five an hour and ten a day',
  },
  'GET /pc/bbbAuth/getPhoneCheck/{phone}': {
    why: 'the same for every phone, on purpose',
    file: 'session/verify-code',
    title: 'cannot be told from any answer before its code was given',
  },
  'GET /bbb/download/{ticket}': {
    why: 'a file, once',
    file: 'account/downloads/downloads',
    title: 'a report holds what the list showed',
  },
  'GET /bbb/file/{id}/{name}': { why: 'a file', file: 'site/files/files', title: 'a file is kept' },
  'GET /bbb/goodsInfo/commentPicture/{id}/{fileId}': {
    why: 'a file',
    file: 'catalogue/reviews/own-reviews',
    title: 'pictures up to 4 MB are shown with the review and go with it',
  },
}
