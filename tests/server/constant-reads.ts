/** Reads that do not depend on rows, with the reason. They have separate tests. */
export const notFromRows: Record<string, string> = {
  'GET /oauth/captcha': 'a picture made for one answer',
  'GET /oauth/captcha/need': 'how often somebody failed is kept in memory',
  'GET /bbb/third/auth/channels': 'hangs on the settings of the server',
  'GET /oauth/token': 'ends a sign-in, once',
  'GET /pc/bbbAuth/getCheckCode': 'sends a code',
  'GET /pc/bbbAuth/getEmailCode': 'sends a code',
  'GET /pc/bbbAuth/getPhoneCheck/{phone}': 'the same for every phone, on purpose',
  'GET /pc/bbbAuth/invitation/{token}': 'the token is in a message alone',
  'POST /bbb/userCenter/invitations/check': 'about the rows of a file',
  'GET /bbb/userCenter/request/plan/{draftId}': 'by rules, which the company of the demo has none of',
  'GET /bbb/download/{ticket}': 'a file, once',
  'GET /bbb/file/{id}/{name}': 'a file',
  'GET /bbb/goodsInfo/commentPicture/{id}/{fileId}': 'a file',
}
